import type { CourseSource } from './source.ts'

export const customerService: CourseSource = {
  id: 'customer-service',
  category: 'customers',
  minutes: 15,
  vi: {
    title: 'Phục vụ khách',
    description: 'Chào, lắng nghe, giúp chọn và làm khách muốn quay lại.',
    steps: [
      [
        'Mười giây đầu tiên',
        'Nhìn lên và chào trong mười giây, dù đang bận. Bận tay thì gật đầu và nói “Em ra với mình ngay ạ”.',
        {
          points: [
            'Xưng hô theo tuổi: dạ, thưa với người lớn; nhẹ nhàng với trẻ em.',
            'Điện thoại cá nhân nằm trong tủ, không nằm trên quầy.',
            'Không nói chuyện riêng qua đầu khách.',
          ],
        },
      ],
      [
        'Hỏi để hiểu',
        'Câu hỏi mở cho biết khách cần gì. “Anh chị mua để nấu món gì?” tốt hơn “Anh chị mua gì?”.',
        [
          'Hỏi một câu, rồi im lặng lắng nghe.',
          'Nhắc lại ngắn gọn điều đã hiểu.',
          'Đưa ra hai lựa chọn, không phải mười.',
          'Nói thật khi món rẻ hơn đã đủ dùng.',
        ],
        'Khách tin người bán chịu nói “Món này không hợp với mình đâu”.',
      ],
      [
        'Khi không có hàng',
        '“Hết rồi” là câu kết thúc. Ba câu sau thì không.',
        {
          points: [
            '“Em kiểm giúp mình nhé”: tìm trong <strong>Sản phẩm</strong>, kể cả ở kho 2.',
            '“Có loại này gần giống”: nói rõ khác ở đâu.',
            '“Thứ Năm có hàng, em nhắn mình nhé”: lưu tên và số vào <strong>Danh bạ</strong>.',
          ],
        },
        'Đã hứa nhắn thì thêm một việc có hạn ngay lúc đó.',
      ],
      [
        'Nghe điện thoại',
        'Nhấc máy trước hồi chuông thứ ba. Nói tên cửa hàng, tên mình, rồi chào.',
        [
          'Ghi tên và số ngay khi nghe, nhắc lại số để kiểm.',
          'Cần tìm lâu thì hẹn gọi lại, nói giờ cụ thể.',
          'Kết thúc bằng điều đã thống nhất.',
        ],
        'Không bao giờ đọc số điện thoại hay địa chỉ của khách khác qua điện thoại.',
      ],
      [
        'Lúc đông khách',
        'Người đợi thấy lâu nhất khi không biết còn bao lâu. Nhìn họ và nói một câu.',
        {
          points: [
            'Hàng chờ quá ba người thì gọi thêm người mở quầy.',
            'Phục vụ theo thứ tự; có người hỏi nhanh thì xin phép người đang đợi.',
            'Người già, phụ nữ có thai, người bế con: mời ghế hoặc mời lên trước.',
          ],
        },
      ],
      [
        'Khách quen',
        'Giữ một khách quen rẻ hơn tìm một khách mới. Nhớ tên và một điều về họ.',
        [
          'Gắn nhãn cho khách quen trong <strong>Danh bạ</strong>.',
          'Ghi vào phần ghi chú điều có ích: “uống trà không đường”, “giao trước 9 giờ”.',
          'Chỉ ghi điều mà bạn dám đọc to trước mặt họ.',
        ],
        'Lời cảm ơn có tên người nghe: “Cảm ơn chị Lan, hẹn gặp lại chị”.',
      ],
    ],
  },
  en: {
    title: 'Serve customers',
    description: 'Greet, listen, help to choose, and make people want to come back.',
    steps: [
      [
        'The first ten seconds',
        'Look up and greet within ten seconds, also when you are busy. If your hands are full, nod and say “I’ll be with you in a moment”.',
        {
          points: [
            'Speak to people according to their age: politely to the old, gently to children.',
            'Your own phone is in your locker, not on the counter.',
            'Do not talk to colleagues over the head of a customer.',
          ],
        },
      ],
      [
        'Ask to understand',
        'Open questions show what somebody needs. “What are you going to cook?” is better than “What do you want?”.',
        [
          'Ask one question, then be quiet and listen.',
          'Repeat in a few words what you have understood.',
          'Offer two choices, not ten.',
          'Say so when the cheaper one is good enough.',
        ],
        'Customers trust a seller who says “This one is not right for you”.',
      ],
      [
        'When it is out of stock',
        '“We have none” ends the conversation. These three sentences do not.',
        {
          points: [
            '“Let me look”: search in <strong>Products</strong>, also for the second store room.',
            '“This one is similar”: say what is different.',
            '“It arrives on Thursday, shall I write to you?”: keep the name and the number in <strong>Contacts</strong>.',
          ],
        },
        'If you promise to write, add a task with a due date at that moment.',
      ],
      [
        'On the phone',
        'Pick up before the third ring. Say the name of the shop and your own, then greet.',
        [
          'Write down the name and the number while you listen, and repeat the number.',
          'If you need time, offer to call back, and say when.',
          'End with what you have agreed on.',
        ],
        'Never tell anybody the number or the address of another customer.',
      ],
      [
        'When the shop is full',
        'Waiting seems longest when you do not know how long. Look at people and say a word.',
        {
          points: [
            'With more than three people in the queue, ask for a second till.',
            'Serve in order; before a quick question, ask the person who waits.',
            'Offer a seat or the first place to the old, to pregnant women, and to people with a child.',
          ],
        },
      ],
      [
        'Regular customers',
        'Keeping a customer costs less than finding one. Remember the name and one thing about the person.',
        [
          'Give regular customers a tag in <strong>Contacts</strong>.',
          'Write what helps into the notes: “tea without sugar”, “deliver before 9”.',
          'Write only what you would read aloud in front of them.',
        ],
        'Say thank you with a name: “Thank you, Lan, see you soon”.',
      ],
    ],
  },
}
