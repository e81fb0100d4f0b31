type Answered = readonly [question: string, answer: string]

interface Topic {
  slug: string
  title: { vi: string; en: string }
  entries: { vi: Answered; en: Answered }[]
}

/** Questions and answers, by category. spec: the text mentions a minimum $20 credit and a 14-day trial */
export const faqs: Topic[] = [
  {
    slug: 'most-asked',
    title: { vi: 'Hỏi nhiều nhất', en: 'Most asked' },
    entries: [
      {
        vi: [
          'Mất mạng thì có bán hàng được không?',
          'Được. Outpost ghi mọi thứ ngay trên máy này, nên bạn cứ bán, nhập hàng và ghi sổ như thường. Ô trạng thái trên đầu trang cho biết máy đang có mạng hay không.',
        ],
        en: [
          'Can I sell without a network?',
          'Yes. Outpost writes everything on this device, so you sell, receive goods and keep the books as usual. The status at the top of the page says whether there is a network.',
        ],
      },
      {
        vi: [
          'Tôi lỡ tay xoá thì lấy lại thế nào?',
          'Bấm Hoàn tác trên thông báo vừa hiện, trong vòng 6 giây. Quá lúc đó, phần lớn mục đã xoá vẫn nằm trong Thùng rác 30 ngày.',
        ],
        en: [
          'I deleted something by mistake. How do I get it back?',
          'Press Undo in the notice that appears, within 6 seconds. After that, most of what was deleted is in the trash for 30 days.',
        ],
      },
      {
        vi: [
          'Hai người cùng mở một mục có sao không?',
          'Trên cùng một máy, thẻ này sửa thì thẻ kia tự cập nhật. Nếu một thẻ quá cũ so với dữ liệu, nó sẽ nhờ bạn tải lại chứ không ghi đè.',
        ],
        en: [
          'What if two people open the same entry?',
          'On one device, what is changed in one tab appears in the other. A tab that is too old for the data asks you to reload; it overwrites nothing.',
        ],
      },
      {
        vi: [
          'Dùng thử được bao lâu?',
          'Bạn có 14 ngày dùng thử với đủ mọi chức năng, không cần thẻ. Hết 14 ngày, dữ liệu vẫn còn nguyên và vẫn xem được.',
        ],
        en: [
          'How long is the trial?',
          'You have a 14-day trial with every feature, and need no card. After the 14 days your data is still there, and you can still read it.',
        ],
      },
    ],
  },
  {
    slug: 'general',
    title: { vi: 'Thông tin chung', en: 'General' },
    entries: [
      {
        vi: [
          'Outpost chạy trên máy nào?',
          'Mọi điện thoại, máy tính bảng và máy tính có trình duyệt đời mới: Chrome, Edge, Safari hoặc Firefox. Cài lên màn hình chính thì mở nhanh hơn và có biểu tượng riêng.',
        ],
        en: [
          'Which devices does Outpost run on?',
          'Every phone, tablet and computer with a current browser: Chrome, Edge, Safari or Firefox. Installed on the home screen it opens faster and has an icon of its own.',
        ],
      },
      {
        vi: [
          'Đổi ngôn ngữ ở đâu?',
          'Bấm lá cờ trên thanh đầu trang rồi chọn Tiếng Việt hoặc English. Mỗi máy nhớ lựa chọn của mình.',
        ],
        en: [
          'Where do I change the language?',
          'Press the flag in the top bar and choose Tiếng Việt or English. Each device keeps its own choice.',
        ],
      },
      {
        vi: [
          'Chữ nhỏ quá, đọc không ra?',
          'Mở phần hồ sơ của bạn, chọn cỡ chữ Thường. Bạn cũng có thể phóng to trang bằng trình duyệt, bố cục sẽ tự xếp lại.',
        ],
        en: [
          'The text is too small to read?',
          'Open your profile and choose the font size Normal. You can also zoom in with the browser; the layout adapts.',
        ],
      },
      {
        vi: [
          'Làm sao đổi giao diện tối?',
          'Mở Cài đặt hiển thị trong trình đơn tài khoản, chọn Tối, Sáng hoặc Tự động theo máy.',
        ],
        en: [
          'How do I switch to the dark scheme?',
          'Open Display settings in the account menu and choose Dark, Light, or Auto to follow the device.',
        ],
      },
    ],
  },
  {
    slug: 'payments',
    title: { vi: 'Thanh toán', en: 'Payments' },
    entries: [
      {
        vi: [
          'Trả tiền dùng Outpost thế nào?',
          'Bạn nạp tín dụng trước, mỗi lần tối thiểu $20. Phí mỗi tháng trừ dần vào tín dụng, không có khoản nào ẩn.',
        ],
        en: [
          'How do I pay for Outpost?',
          'You add credit beforehand, a minimum $20 credit each time. The monthly fee is taken from it, and nothing is hidden.',
        ],
      },
      {
        vi: [
          'Tín dụng chưa dùng có hoàn lại không?',
          'Có, trong 30 ngày kể từ lúc nạp. Tiền về đúng nơi đã trả, sau 3 đến 5 ngày làm việc.',
        ],
        en: [
          'Is unused credit refunded?',
          'Yes, within 30 days of paying. The money goes back to where it came from, in 3 to 5 working days.',
        ],
      },
      {
        vi: [
          'Có xuất hoá đơn công ty không?',
          'Có. Điền mã số thuế và địa chỉ của cửa hàng, hoá đơn được gửi qua thư ngay khi bạn nạp tín dụng.',
        ],
        en: [
          'Do I get an invoice for the company?',
          'Yes. Fill in the tax number and the address of the shop; the invoice is mailed as soon as you add credit.',
        ],
      },
      {
        vi: [
          'Hết tín dụng giữa tháng thì sao?',
          'Cửa hàng vẫn chạy thêm 7 ngày. Bạn nhận thông báo trước đó 3 ngày và 1 ngày.',
        ],
        en: [
          'What if the credit runs out in the middle of a month?',
          'The shop goes on for 7 more days. You are told 3 days and 1 day before that.',
        ],
      },
    ],
  },
  {
    slug: 'data',
    title: { vi: 'Dữ liệu và riêng tư', en: 'Data and privacy' },
    entries: [
      {
        vi: [
          'Dữ liệu của tôi nằm ở đâu?',
          'Trên chính máy này, trong bộ nhớ của trình duyệt. Không ai ngoài người dùng máy này đọc được.',
        ],
        en: [
          'Where is my data?',
          'On this device, in the storage of the browser. Nobody but the users of this device can read it.',
        ],
      },
      {
        vi: [
          'Xoá lịch sử duyệt web có mất dữ liệu không?',
          'Xoá lịch sử thì không. Xoá dữ liệu trang web thì có, vì vậy hãy tải bản sao lưu trước.',
        ],
        en: [
          'Do I lose data when I clear the history of the browser?',
          'Not with the history. With the site data, yes: save a backup before.',
        ],
      },
      {
        vi: [
          'Chuyển sang máy mới thế nào?',
          'Tải một bản sao lưu trên máy cũ, mở Outpost trên máy mới rồi khôi phục từ tập tin đó.',
        ],
        en: [
          'How do I move to a new device?',
          'Save a backup on the old device, open Outpost on the new one, and restore that file.',
        ],
      },
    ],
  },
  {
    slug: 'support',
    title: { vi: 'Hỗ trợ', en: 'Support' },
    entries: [
      {
        vi: ['Khi nào có người trả lời?', 'Từ 8 giờ đến 21 giờ mỗi ngày, thường trong vòng hai giờ.'],
        en: ['When will somebody reply?', 'From 8:00 to 21:00 every day, usually within two hours.'],
      },
      {
        vi: [
          'Cần gửi kèm gì khi báo lỗi?',
          'Cho biết bạn đang ở màn hình nào, bấm gì và thấy gì. Một tấm ảnh chụp màn hình là tốt nhất.',
        ],
        en: [
          'What should I send when something is wrong?',
          'Say which screen you are on, what you pressed and what you see. A screenshot is best.',
        ],
      },
      {
        vi: [
          'Có hướng dẫn tận nơi không?',
          'Có ở nội thành TP. Hồ Chí Minh, miễn phí buổi đầu. Nơi khác thì gọi video.',
        ],
        en: [
          'Does somebody come and show us?',
          'Yes, in the inner districts of Hồ Chí Minh City, and the first time is free. Elsewhere by video call.',
        ],
      },
    ],
  },
]
