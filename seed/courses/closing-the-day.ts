import type { CourseSource } from './source.ts'

export const closingTheDay: CourseSource = {
  id: 'closing-the-day',
  category: 'till',
  minutes: 20,
  vi: {
    title: 'Tiền mặt và đóng ca',
    description: 'Đếm két, giải thích số lệch, nộp tiền và bàn giao để ca sau bắt đầu nhẹ nhàng.',
    steps: [
      [
        'Giữ tiền an toàn trong ngày',
        'Két càng ít tiền càng an toàn. Khi trong két có hơn 5.000.000 ₫, rút bớt tờ lớn cho vào két sắt.',
        {
          points: [
            'Chỉ một người bán ở một két; đổi người là đếm lại.',
            'Két đóng ngay sau mỗi hoá đơn, kể cả lúc đông.',
            'Không đếm tiền trước mặt khách, không nói số tiền qua điện thoại.',
          ],
        },
      ],
      [
        'Nhận biết tiền giả',
        'Kiểm mọi tờ 500.000 và 200.000, nhẹ nhàng và với tất cả mọi khách như nhau.',
        [
          'Vuốt chân dung và số mệnh giá: nét in nổi, nhám tay.',
          'Soi lên đèn: hình bóng chìm và dây bảo hiểm liền nét.',
          'Nhìn hai cửa sổ trong suốt: hình dập rõ, nhựa không nhăn.',
          'Nghiêng tờ tiền: mực đổi màu.',
        ],
        'Nghi giả thì trả lại và xin tờ khác: “Anh chị cho em xin tờ khác, máy của em không nhận tờ này.” Đừng tranh cãi, đừng giữ tờ tiền của khách.',
      ],
      [
        'Đếm két cuối ca',
        'Treo bảng nghỉ, khoá ngăn kéo, rồi hai người cùng đếm. Người thứ nhất đếm và đọc, người thứ hai ghi; sau đó đổi vai.',
        [
          'Tách riêng tiền lẻ đầu ca, để lại đúng số đã nhận.',
          'Đếm phần còn lại theo từng loại tờ.',
          'Cộng chuyển khoản và quẹt thẻ theo sao kê của máy.',
          'Viết ba số: tiền mặt, chuyển khoản, thẻ.',
        ],
      ],
      [
        'Khi số không khớp',
        'Lệch vài nghìn là chuyện thường. Điều quan trọng là tìm lý do khi mọi người còn nhớ.',
        [
          'Đếm lại một lần, đổi người đếm.',
          'Tìm một hoá đơn có đúng số tiền lệch.',
          'Số lệch chia hết cho 9 thường là do gõ đảo chữ số: 540 thành 450.',
          'Xem lại các lần trả hàng và các món bán không có mã.',
        ],
        'Không ra thì ghi đúng số lệch, tên hai người đếm và giờ đếm. Ghi thật luôn tốt hơn một con số đẹp.',
      ],
      [
        'Nộp tiền',
        'Tiền nộp cho vào bì, dán kín, hai người ký ngang mép dán. Trên bì ghi ngày, số quầy, tổng tiền.',
        {
          points: [
            'Đi nộp ngân hàng vào giờ khác nhau mỗi ngày, luôn hai người.',
            'Chụp giấy nộp tiền và cất vào <strong>Tệp</strong>, thư mục của tháng.',
            'Bì chưa nộp nằm trong két sắt, không để qua đêm trong ngăn kéo.',
          ],
        },
      ],
      [
        'Bàn giao cho ca sau',
        'Bàn giao tốt gói trong năm dòng. Viết vào <strong>Ghi chú</strong> chung của cửa hàng, trước khi về.',
        [
          'Tiền lẻ để lại: bao nhiêu, ai đếm.',
          'Hàng sắp hết hoặc vừa hết.',
          'Khách hẹn: tên, số điện thoại, món gì, khi nào lấy.',
          'Máy móc trục trặc.',
          'Việc còn dở và người đã nhận.',
        ],
        'Việc còn dở thì thêm vào <strong>Công việc</strong> với hạn ngày mai, để không ai phải nhớ trong đầu.',
      ],
      [
        'Tắt máy, khoá cửa',
        'Đi một vòng theo chiều kim đồng hồ, từ quầy ra cửa. Đi cùng một đường mỗi ngày thì khó quên.',
        {
          points: [
            'Tủ mát và tủ đông <strong>không</strong> tắt; nhìn nhiệt kế lần cuối.',
            'Tắt bếp, ấm, quạt, máy lạnh, đèn bảng hiệu.',
            'Đóng cửa sổ, khoá cửa sau, bật báo động.',
            'Kéo thử cửa sau khi khoá.',
          ],
        },
      ],
    ],
  },
  en: {
    title: 'Cash and closing the day',
    description: 'Count the till, explain differences, pay in the money and hand over to the next shift.',
    steps: [
      [
        'Keep the money safe during the day',
        'The less money in the till, the safer it is. When there is more than 5,000,000 ₫, move large notes to the safe.',
        {
          points: [
            'One person sells at one till; when the person changes, the till is counted.',
            'Close the drawer after each receipt, also when it is busy.',
            'Do not count money in front of customers, and do not name amounts on the phone.',
          ],
        },
      ],
      [
        'Recognise false notes',
        'Check every note of 500,000 and 200,000, gently, and for all customers in the same way.',
        [
          'Stroke the portrait and the figures: the print is raised and rough.',
          'Hold it against the light: the watermark and the thread are unbroken.',
          'Look at the two clear windows: sharp embossing, no creases.',
          'Tilt the note: the ink changes its colour.',
        ],
        'If you doubt a note, give it back and ask for another one: “May I have a different note, please? The machine does not take this one.” Do not argue, and do not keep the customer’s money.',
      ],
      [
        'Count the till',
        'Put up the sign, lock the drawer, and count with a second person. One counts and reads, the other writes; then change places.',
        [
          'Put the float aside: exactly the amount that you started with.',
          'Count the rest, one kind of note after the other.',
          'Add bank transfers and cards from the statement of the machine.',
          'Write down three figures: cash, transfers, cards.',
        ],
      ],
      [
        'When the figures do not agree',
        'A difference of a few thousand is normal. What matters is to find the reason while everybody still remembers.',
        [
          'Count again, with the places changed.',
          'Look for a receipt of exactly that amount.',
          'A difference that can be divided by 9 is often two digits in the wrong order: 540 became 450.',
          'Look at returns, and at items that were sold without a code.',
        ],
        'If you do not find it, write down the difference, the names of the two who counted, and the time. A true figure is always better than a pretty one.',
      ],
      [
        'Pay in the money',
        'The money goes into a sealed envelope that both sign across the flap. Write the date, the till and the total on it.',
        {
          points: [
            'Go to the bank at a different hour each day, always two people.',
            'Take a picture of the bank’s slip and keep it in <strong>Files</strong>, in the folder of the month.',
            'Envelopes that are not paid in yet are in the safe, never in a drawer overnight.',
          ],
        },
      ],
      [
        'Hand over to the next shift',
        'A good hand-over has five lines. Write them in the shop’s <strong>Notes</strong> before you leave.',
        [
          'The float: how much, and who counted it.',
          'Goods that are running out, or have run out.',
          'Customers who will come back: name, number, what, and when.',
          'Machines that do not work well.',
          'Unfinished work, and who has taken it.',
        ],
        'Add unfinished work to <strong>Tasks</strong>, due tomorrow, so that nobody has to keep it in mind.',
      ],
      [
        'Switch off and lock up',
        'Walk clockwise from the till to the door. On the same way each day you forget less.',
        {
          points: [
            'Fridges and freezers stay <strong>on</strong>; look at the thermometers once more.',
            'Switch off cookers, kettles, fans, air conditioning and the sign.',
            'Close the windows, lock the back door, set the alarm.',
            'Pull at the door after you have locked it.',
          ],
        },
      ],
    ],
  },
}
