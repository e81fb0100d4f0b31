import type { Topic } from './topic.ts'

export const gettingStarted: Topic = {
  slug: 'getting-started',
  title: 'Bắt đầu',
  entries: [
    {
      slug: 'first-day',
      title: 'Ngày đầu với Outpost',
      subtitle: 'Mười phút để biết mọi thứ nằm ở đâu',
      body: [
        'Outpost là chỗ làm việc của cả cửa hàng: bán, nhập, kho, quỹ, khách và việc trong ngày. Trình đơn bên trái dẫn tới từng phần, thanh trên cùng có tìm kiếm, thông báo và tài khoản của bạn.',
        '# Ba việc nên làm trước',
        [
          'Mở hồ sơ, xem lại tên và ảnh.',
          'Chọn cách ghi ngày và tiền quen mắt.',
          'Cài Outpost lên màn hình chính để mở bằng một chạm.',
        ],
        'Mọi thứ bạn gõ được lưu ngay. Không có nút Lưu nghĩa là không cần lưu.',
      ],
    },
    {
      slug: 'install',
      title: 'Cài lên máy',
      subtitle: 'Điện thoại, máy tính bảng và quầy thu ngân',
      body: [
        'Bản cài mở nhanh hơn, chạy không cần mạng và không lẫn với các trang web khác.',
        '# Trên Android và máy tính',
        ['Mở Outpost bằng Chrome hoặc Edge.', 'Bấm biểu tượng cài đặt ở thanh địa chỉ.', 'Chọn Cài đặt.'],
        '# Trên iPhone và iPad',
        ['Mở bằng Safari.', 'Bấm nút Chia sẻ.', 'Chọn Thêm vào màn hình chính.'],
      ],
    },
    {
      slug: 'offline',
      title: 'Làm việc khi mất mạng',
      subtitle: 'Cái gì chạy được, cái gì phải chờ',
      body: [
        'Lần mở đầu tiên cần mạng. Từ đó về sau, cả ứng dụng lẫn dữ liệu đều nằm trên máy.',
        'Ô trạng thái ghi <strong>Đã lưu trên máy này</strong> khi mọi thứ yên ổn, và <strong>Ngoại tuyến</strong> khi không có mạng. Nếu có gì đang chờ gửi đi, nó cho biết bao nhiêu.',
        'Tin nhắn gửi cho đồng nghiệp lúc mất mạng nằm chờ và tự đi khi có mạng lại, theo đúng thứ tự bạn gửi.',
      ],
    },
    {
      slug: 'shortcuts',
      title: 'Phím tắt và lối tắt',
      subtitle: 'Đi nhanh mà không rời bàn phím',
      body: [
        'Bấm <kbd>Ctrl</kbd> <kbd>K</kbd> (hoặc <kbd>⌘</kbd> <kbd>K</kbd>) ở bất cứ đâu để tìm. Bấm <kbd>?</kbd> để xem các phím của màn hình đang mở.',
        'Ô lối tắt trên thanh đầu trang giữ những nơi bạn hay đến. Thêm, sửa và xếp lại tuỳ ý.',
      ],
    },
    {
      slug: 'search',
      title: 'Tìm không cần dấu',
      subtitle: 'Gõ sao cũng ra',
      body: [
        'Gõ <em>nguyen</em> sẽ thấy Nguyễn, gõ <em>duong</em> sẽ thấy Đường. Chữ hoa chữ thường như nhau.',
        'Kết quả khớp hẳn đứng trước, rồi tới khớp phần đầu, sau cùng là khớp ở giữa.',
      ],
    },
    {
      slug: 'languages',
      title: 'Tiếng Việt và tiếng Anh',
      subtitle: 'Mỗi người một ngôn ngữ, cùng một dữ liệu',
      body: [
        'Bấm lá cờ để đổi. Màn hình đổi ngay, không mất gì đang gõ.',
        'Tên hàng, ghi chú và tin nhắn là của cửa hàng nên giữ nguyên như đã viết.',
      ],
    },
  ],
}
