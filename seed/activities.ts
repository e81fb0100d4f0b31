import type { Activity } from '#src/contract/activities.ts'
import { minutesAgo, onDay } from './clock.ts'

const entries: Omit<Activity, 'id'>[] = [
  {
    icon: 'star',
    description: 'Ca chiều đạt <strong>chỉ tiêu ngày</strong>: 17 triệu đồng, 214 lượt khách',
    date: minutesAgo(25),
  },
  {
    image: 'images/people/chau.svg',
    description: '<strong>Lê Minh Châu</strong> nhận hàng Hòn Thơm ở kho 2, đủ 24 thùng',
    date: minutesAgo(80),
    linkedContent: 'Xem phiếu 2041',
    link: '/apps/file-manager',
    useRouter: true,
  },
  {
    icon: 'truck',
    description: 'Chuyến giao <strong>Bình Thạnh</strong> về kho, 9 đơn đã giao',
    date: minutesAgo(145),
  },
  {
    image: 'images/people/khoa.svg',
    description:
      '<strong>Trần Đăng Khoa</strong> đưa thẻ Bao bì: hoa mai trên nền đỏ son sang <em>In review</em>',
    date: minutesAgo(210),
    extraContent: '<p>Bản thứ ba, bớt một cành và đậm hơn một chút. Anh chị xem giúp trước thứ Sáu.</p>',
    linkedContent: 'Mở bảng',
    link: '/apps/scrumboard/tet',
    useRouter: true,
  },
  {
    image: 'images/people/anh.svg',
    description: '<strong>Đặng Quỳnh Anh</strong> xuất hoá đơn cho công ty Minh Phát',
    date: onDay(-1, '15:32'),
  },
  {
    icon: 'exclamation-triangle',
    description: 'Tủ mát số 2 báo <strong>8,4 °C</strong> trong 20 phút, đã về mức thường',
    date: onDay(-1, '13:06'),
    linkedContent: 'Xem việc Kiểm tra nhiệt độ tủ mát',
    link: '/apps/tasks',
    useRouter: true,
  },
  {
    image: 'images/people/mai.svg',
    description: '<strong>Huỳnh Ngọc Mai</strong> thêm ba ảnh kệ quà Tết',
    date: onDay(-1, '09:48'),
    linkedContent: 'Mở thư mục Hình ảnh',
    link: '/apps/file-manager',
    useRouter: true,
  },
  {
    icon: 'clipboard-document-check',
    description: 'Kiểm kê kệ gia vị xong, lệch <strong>2</strong> trên 318 món',
    date: onDay(-2, '18:20'),
  },
  {
    image: 'images/people/duc.svg',
    description: '<strong>Mai Văn Đức</strong> xếp lại kho sau, kê thêm một kệ',
    date: onDay(-2, '16:40'),
    extraContent: '<p>Kệ B3 để quà Tết, B4 để nước. Lối xe đẩy còn 1,1 m.</p>',
  },
  {
    icon: 'banknotes',
    description: 'Trả tiền điện kỳ 10: <strong>4.126.500 ₫</strong>',
    date: onDay(-2, '09:18'),
    linkedContent: 'Xem giao dịch',
    link: '/dashboards/finance',
    useRouter: true,
  },
  {
    icon: 'chat-bubble-left-right',
    description: 'Khách <strong>Lê Thị Ngân</strong> khen giao đúng giờ',
    date: onDay(-3, '19:05'),
  },
  {
    image: 'images/people/long.svg',
    description: '<strong>Võ Hoàng Long</strong> mở trang đặt quà cho khách công ty dùng thử',
    date: onDay(-3, '11:30'),
    linkedContent: 'Xem lượt truy cập',
    link: '/dashboards/analytics',
    useRouter: true,
  },
  {
    icon: 'archive-box',
    description: 'Nhà Sương nhập <strong>60 hộp</strong> trà sen đợt cuối năm',
    date: onDay(-3, '10:44'),
  },
  {
    image: 'images/people/han.svg',
    description: '<strong>Phạm Gia Hân</strong> đứng quầy buổi đầu tiên',
    date: onDay(-5, '12:00'),
  },
  {
    icon: 'check-circle',
    description: 'Ngân sách quà Tết <strong>84 triệu</strong> đã được duyệt',
    date: onDay(-6, '16:15'),
    linkedContent: 'Xem ngân sách',
    link: '/dashboards/project',
    useRouter: true,
  },
  {
    icon: 'photo',
    description: 'Bảng hiệu mới có ba bản phác',
    date: onDay(-6, '10:02'),
    extraContent:
      '<p><img src="images/boards/window.svg" alt="Bản phác mặt tiền" width="296" height="132"></p>',
  },
]

/** The activities of the last week, newest first. */
export const activities = {
  sets: [
    { id: 'activities', value: entries.map((entry, index) => ({ ...entry, id: `activity-${index + 1}` })) },
  ],
}
