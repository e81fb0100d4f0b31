import type { CourseSource } from './source.ts'

export const foodSafety: CourseSource = {
  id: 'food-safety',
  category: 'safety',
  minutes: 25,
  vi: {
    title: 'An toàn thực phẩm',
    description: 'Nhiệt độ, hạn dùng, rửa tay và những việc phải ghi lại mỗi ngày.',
    steps: [
      [
        'Vùng nguy hiểm: 5 đến 60 độ',
        'Vi khuẩn sinh sôi nhanh nhất trong khoảng 5 đến 60 °C. Giữ món lạnh thật lạnh, món nóng thật nóng, và đi qua khoảng giữa thật nhanh.',
        {
          points: [
            'Tủ mát: 0 đến 4 °C. Tủ đông: −18 °C hoặc thấp hơn.',
            'Món nóng giữ trên 60 °C.',
            'Thức ăn ở ngoài quá hai giờ thì bỏ; trời trên 32 °C thì một giờ.',
          ],
        },
      ],
      [
        'Rửa tay đúng cách',
        'Rửa hai mươi giây với xà phòng, lau bằng giấy dùng một lần.',
        [
          'Làm ướt tay, lấy xà phòng.',
          'Chà lòng bàn tay, mu bàn tay, kẽ ngón.',
          'Chà móng tay và cổ tay.',
          'Rửa sạch, lau khô, dùng giấy để khoá vòi.',
        ],
        'Rửa trước khi đụng vào thực phẩm, sau khi cầm tiền, đổ rác, đi vệ sinh, hắt hơi hoặc dùng điện thoại. Găng tay không thay cho rửa tay.',
      ],
      [
        'Đo và ghi nhiệt độ tủ',
        'Đo hai lần mỗi ngày: lúc mở cửa và giữa chiều. Nhìn nhiệt kế trong tủ, không nhìn số ở ngoài cửa.',
        [
          'Mở công việc “Đo nhiệt độ tủ” của ngày.',
          'Ghi nhiệt độ từng tủ vào phần ghi chú, kèm giờ.',
          'Đánh dấu xong.',
        ],
        'Tủ mát quá 7 °C: chuyển hàng sang tủ khác ngay, rồi mới gọi thợ. Ghi lại món nào đã ở đó bao lâu.',
      ],
      [
        'Sống và chín không gặp nhau',
        'Thịt, cá, trứng sống mang vi khuẩn sang món ăn liền qua tay, dao, thớt và nước nhỏ giọt.',
        {
          points: [
            'Đồ sống ở ngăn dưới cùng, đồ ăn liền ở ngăn trên.',
            'Dao và thớt riêng, phân biệt bằng màu.',
            'Trứng để trong vỉ, không rửa trước khi bán.',
            'Hoá chất tẩy rửa ở tủ khác, không bao giờ phía trên thực phẩm.',
          ],
        },
      ],
      [
        'Hai loại hạn dùng',
        '<strong>Hạn sử dụng</strong> là giới hạn an toàn: quá ngày là không bán, không cho, không ăn. <strong>Dùng tốt nhất trước</strong> nói về chất lượng: quá ngày có thể vẫn ăn được, nhưng cửa hàng không bán.',
        [
          'Mỗi sáng xem hàng tươi; mỗi thứ Hai xem hàng khô.',
          'Còn ba ngày: chuyển ra trước, báo quản lý giảm giá.',
          'Quá hạn: lấy khỏi kệ, để vào thùng “Chờ huỷ” và trừ tồn kho.',
        ],
      ],
      [
        'Dị ứng và câu hỏi của khách',
        'Với người dị ứng, một câu trả lời đoán có thể nguy hiểm. Không chắc thì nói không chắc.',
        {
          points: [
            'Đọc thành phần trên bao bì cùng với khách.',
            'Hàng cân lẻ: giữ bao bì gốc đến khi bán hết.',
            'Hay gặp: đậu phộng, tôm cua, sữa, trứng, cá, đậu nành, lúa mì, mè.',
          ],
        },
        'Dùng muỗng riêng cho từng loại hàng cân lẻ.',
      ],
      [
        'Khi bạn không khoẻ',
        'Người đau bụng, tiêu chảy, nôn hoặc sốt không đụng vào thực phẩm, cho đến 48 giờ sau khi hết hẳn.',
        {
          points: [
            'Báo quản lý trước ca, qua <strong>Trò chuyện</strong> hoặc điện thoại.',
            'Vết thương hở: băng không thấm nước, mang thêm găng.',
            'Khách báo bị đau bụng sau khi ăn: ghi tên, số điện thoại, món, ngày mua và báo ngay.',
          ],
        },
        'Giữ lại lô hàng liên quan, không bán và không vứt, để còn kiểm tra.',
      ],
    ],
  },
  en: {
    title: 'Food safety',
    description: 'Temperatures, dates, clean hands, and what has to be written down each day.',
    steps: [
      [
        'The danger zone: 5 to 60 degrees',
        'Bacteria grow fastest between 5 and 60 °C. Keep cold food cold and hot food hot, and pass through the middle quickly.',
        {
          points: [
            'Fridges: 0 to 4 °C. Freezers: −18 °C or colder.',
            'Hot food stays above 60 °C.',
            'Throw away food that was outside for two hours; above 32 °C, for one hour.',
          ],
        },
      ],
      [
        'Wash your hands',
        'Wash for twenty seconds with soap, and dry with paper that is used once.',
        [
          'Wet your hands and take soap.',
          'Rub the palms, the backs, and between the fingers.',
          'Rub the nails and the wrists.',
          'Rinse, dry, and turn off the tap with the paper.',
        ],
        'Wash before you touch food, and after money, waste, the toilet, sneezing or your phone. Gloves do not replace washing.',
      ],
      [
        'Measure and write down temperatures',
        'Measure twice a day: when the shop opens and in the afternoon. Look at the thermometer inside, not at the display on the door.',
        [
          'Open the day’s task “Fridge temperatures”.',
          'Write the temperature of each fridge and the time into its notes.',
          'Complete the task.',
        ],
        'Above 7 °C, first move the goods to another fridge, then call the repair service. Note which goods were there, and for how long.',
      ],
      [
        'Raw and cooked never meet',
        'Raw meat, fish and eggs carry bacteria to other food by hands, knives, boards and dripping water.',
        {
          points: [
            'Raw food is on the lowest shelf, food that is ready to eat above it.',
            'There are separate knives and boards, told apart by colour.',
            'Eggs stay in their trays and are not washed before they are sold.',
            'Cleaning agents are in another cupboard, never above food.',
          ],
        },
      ],
      [
        'Two kinds of dates',
        '<strong>Use by</strong> is about safety: after that day the item is not sold, not given away and not eaten. <strong>Best before</strong> is about quality: it may still be good, but the shop does not sell it.',
        [
          'Look at fresh goods each morning, and at dry goods each Monday.',
          'Three days left: move it to the front and ask the manager for a lower price.',
          'Expired: take it off the shelf, put it in the box “To be destroyed” and subtract it from the stock.',
        ],
      ],
      [
        'Allergies, and questions of customers',
        'For a person with an allergy a guess can be dangerous. If you are not sure, say so.',
        {
          points: [
            'Read the list of ingredients together with the customer.',
            'Keep the original packaging of loose goods until they are sold out.',
            'The most frequent ones: peanuts, shellfish, milk, eggs, fish, soya, wheat, sesame.',
          ],
        },
        'Use a separate spoon for each kind of loose goods.',
      ],
      [
        'When you are not well',
        'If you have stomach pain, diarrhoea, vomiting or fever, do not touch food until 48 hours after it has stopped.',
        {
          points: [
            'Tell the manager before your shift, in the <strong>Chat</strong> or by phone.',
            'Cover open wounds with a waterproof plaster and wear a glove.',
            'If a customer became ill: note the name, the number, the item and the day, and report it right away.',
          ],
        },
        'Keep the goods in question; do not sell them and do not throw them away, so that they can be examined.',
      ],
    ],
  },
}
