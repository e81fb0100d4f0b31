import type { Topic } from './topic.ts'

export const dailyWork: Topic = {
  slug: 'daily-work',
  title: 'Việc hằng ngày',
  entries: [
    {
      slug: 'tasks',
      title: 'Chia việc trong ngày',
      subtitle: 'Việc, hạn, người làm và việc lặp lại',
      body: [
        'Danh sách việc chia thành phần: trước giờ mở cửa, nhập hàng, cửa hàng. Kéo để xếp lại, chạm vòng tròn để xong.',
        [
          'Bấm Thêm việc và gõ tên.',
          'Mở việc để chọn hạn, người làm và các bước.',
          'Chọn Lặp lại nếu việc ấy quay lại mỗi ngày hay mỗi tuần.',
        ],
        'Việc lặp lại khi xong sẽ tự sinh lần kế tiếp, ngay đúng chỗ của nó.',
      ],
    },
    {
      slug: 'boards',
      title: 'Bảng kế hoạch',
      subtitle: 'Theo dõi việc lớn qua từng cột',
      body: [
        'Mỗi bảng là một việc lớn, mỗi cột là một chặng. Kéo thẻ sang cột kế bên khi nó tiến thêm một bước.',
        'Nhãn cho biết thẻ thuộc loại nào, màu đỏ ở hạn nghĩa là đã trễ. Thẻ không còn cần thì lưu trữ, khi nào muốn thì lấy lại.',
      ],
    },
    {
      slug: 'notes',
      title: 'Ghi chú và nhắc hẹn',
      subtitle: 'Từ tờ giấy dán quầy tới danh sách mua hàng',
      body: [
        'Bấm Ghi chú mới và viết. Thêm danh sách để đánh dấu từng dòng, thêm ảnh khi lời không đủ.',
        'Nhắc hẹn hiện lên khi Outpost đang mở. Cái nào lỡ sẽ được gom lại cho bạn ở lần mở sau.',
      ],
    },
    {
      slug: 'mailbox',
      title: 'Hộp thư của cửa hàng',
      subtitle: 'Lọc, gắn nhãn và trả lời nhanh',
      body: [
        'Thư chưa đọc có vạch bên trái. Nhãn giúp tách hoá đơn, thanh toán và việc riêng.',
        'Thư đang viết tự lưu thành nháp khi bạn đóng lại.',
      ],
    },
    {
      slug: 'contacts',
      title: 'Danh bạ khách và nhà cung cấp',
      subtitle: 'Một nơi cho số điện thoại và địa chỉ',
      body: [
        'Gõ vài chữ của tên để tìm, không cần dấu. Gắn nhãn để gom khách quen, người nhà hay bạn hàng.',
        'Chạm số điện thoại để gọi, chạm địa chỉ thư để viết.',
      ],
    },
    {
      slug: 'files',
      title: 'Cất giữ giấy tờ',
      subtitle: 'Hoá đơn, hợp đồng và ảnh ở cùng một chỗ',
      body: [
        'Tạo thư mục theo việc hoặc theo tháng, rồi kéo tập tin vào. Tên được xếp theo tiếng Việt, số được xếp theo giá trị.',
        'Xoá một thư mục thì những gì bên trong đi theo, và cùng trở lại khi bạn hoàn tác.',
      ],
    },
    {
      slug: 'closing',
      title: 'Đóng ca cuối ngày',
      subtitle: 'Đếm két, ghi quỹ, giao ca',
      body: [
        [
          'Hai người cùng đếm két.',
          'So với số Outpost tính được.',
          'Ghi lý do nếu lệch.',
          'Bàn giao việc còn dở cho ca sau.',
        ],
        'Số lệch không tự mất: nó nằm trong sổ quỹ với tên người đếm.',
      ],
    },
  ],
}
