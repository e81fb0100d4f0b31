/** Questions and answers, by category. spec: the text mentions a minimum $20 credit and a 14-day trial */
export const faqs: { slug: string; title: string; entries: [string, string][] }[] = [
  {
    slug: 'most-asked',
    title: 'Hỏi nhiều nhất',
    entries: [
      [
        'Mất mạng thì có bán hàng được không?',
        'Được. Outpost ghi mọi thứ ngay trên máy này, nên bạn cứ bán, nhập hàng và ghi sổ như thường. Ô trạng thái trên đầu trang cho biết máy đang có mạng hay không.',
      ],
      [
        'Tôi lỡ tay xoá thì lấy lại thế nào?',
        'Bấm Hoàn tác trên thông báo vừa hiện, trong vòng 6 giây. Quá lúc đó, phần lớn mục đã xoá vẫn nằm trong Thùng rác 30 ngày.',
      ],
      [
        'Hai người cùng mở một mục có sao không?',
        'Trên cùng một máy, thẻ này sửa thì thẻ kia tự cập nhật. Nếu một thẻ quá cũ so với dữ liệu, nó sẽ nhờ bạn tải lại chứ không ghi đè.',
      ],
      [
        'Dùng thử được bao lâu?',
        'Bạn có 14 ngày dùng thử với đủ mọi chức năng, không cần thẻ. Hết 14 ngày, dữ liệu vẫn còn nguyên và vẫn xem được.',
      ],
    ],
  },
  {
    slug: 'general',
    title: 'Thông tin chung',
    entries: [
      [
        'Outpost chạy trên máy nào?',
        'Mọi điện thoại, máy tính bảng và máy tính có trình duyệt đời mới: Chrome, Edge, Safari hoặc Firefox. Cài lên màn hình chính thì mở nhanh hơn và có biểu tượng riêng.',
      ],
      [
        'Đổi ngôn ngữ ở đâu?',
        'Bấm lá cờ trên thanh đầu trang rồi chọn Tiếng Việt hoặc English. Mỗi máy nhớ lựa chọn của mình.',
      ],
      [
        'Chữ nhỏ quá, đọc không ra?',
        'Mở phần hồ sơ của bạn, chọn cỡ chữ Thường. Bạn cũng có thể phóng to trang bằng trình duyệt, bố cục sẽ tự xếp lại.',
      ],
      [
        'Làm sao đổi giao diện tối?',
        'Mở Cài đặt hiển thị trong trình đơn tài khoản, chọn Tối, Sáng hoặc Tự động theo máy.',
      ],
    ],
  },
  {
    slug: 'payments',
    title: 'Thanh toán',
    entries: [
      [
        'Trả tiền dùng Outpost thế nào?',
        'Bạn nạp tín dụng trước, mỗi lần tối thiểu $20. Phí mỗi tháng trừ dần vào tín dụng, không có khoản nào ẩn.',
      ],
      [
        'Tín dụng chưa dùng có hoàn lại không?',
        'Có, trong 30 ngày kể từ lúc nạp. Tiền về đúng nơi đã trả, sau 3 đến 5 ngày làm việc.',
      ],
      [
        'Có xuất hoá đơn công ty không?',
        'Có. Điền mã số thuế và địa chỉ của cửa hàng, hoá đơn được gửi qua thư ngay khi bạn nạp tín dụng.',
      ],
      [
        'Hết tín dụng giữa tháng thì sao?',
        'Cửa hàng vẫn chạy thêm 7 ngày. Bạn nhận thông báo trước đó 3 ngày và 1 ngày.',
      ],
    ],
  },
  {
    slug: 'data',
    title: 'Dữ liệu và riêng tư',
    entries: [
      [
        'Dữ liệu của tôi nằm ở đâu?',
        'Trên chính máy này, trong bộ nhớ của trình duyệt. Không ai ngoài người dùng máy này đọc được.',
      ],
      [
        'Xoá lịch sử duyệt web có mất dữ liệu không?',
        'Xoá lịch sử thì không. Xoá dữ liệu trang web thì có, vì vậy hãy tải bản sao lưu trước.',
      ],
      [
        'Chuyển sang máy mới thế nào?',
        'Tải một bản sao lưu trên máy cũ, mở Outpost trên máy mới rồi khôi phục từ tập tin đó.',
      ],
    ],
  },
  {
    slug: 'support',
    title: 'Hỗ trợ',
    entries: [
      ['Khi nào có người trả lời?', 'Từ 8 giờ đến 21 giờ mỗi ngày, thường trong vòng hai giờ.'],
      [
        'Cần gửi kèm gì khi báo lỗi?',
        'Cho biết bạn đang ở màn hình nào, bấm gì và thấy gì. Một tấm ảnh chụp màn hình là tốt nhất.',
      ],
      [
        'Có hướng dẫn tận nơi không?',
        'Có ở nội thành TP. Hồ Chí Minh, miễn phí buổi đầu. Nơi khác thì gọi video.',
      ],
    ],
  },
]
