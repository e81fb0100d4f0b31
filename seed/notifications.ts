import type { Notification } from '#src/contract/shell/notifications.ts'
import { minutesAgo } from './clock.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

type Entry = Pick<Notification, 'title' | 'description' | 'icon' | 'image' | 'link'> & {
  /** The age in minutes. */
  age: number
  read?: boolean
}

const entries: Entry[] = [
  {
    icon: 'star',
    title: 'Đạt chỉ tiêu ngày',
    description: 'Ca chiều đã bán <strong>17 triệu đồng</strong>, vượt chỉ tiêu 6%.',
    age: 25,
    link: '/dashboards/project',
  },
  {
    image: 'images/people/chau.svg',
    title: 'Lê Minh Châu nhắn bạn',
    description: 'Hàng Hòn Thơm đủ <em>24 thùng</em>, chị ký phiếu giúp em.',
    age: 50,
    link: '/apps/chat/chau',
  },
  {
    icon: 'envelope',
    title: 'Thư mới',
    description: 'Bạn có <strong>3 thư chưa đọc</strong> trong hộp thư.',
    age: 3 * HOUR_MINUTES,
    link: '/apps/mailbox',
  },
  {
    icon: 'exclamation-triangle',
    title: 'Sắp hết hàng',
    description: 'Nước mắm Hòn Thơm 500 ml còn <strong>6 chai</strong>, dưới mức tối thiểu.',
    age: 5 * HOUR_MINUTES,
    read: true,
  },
  {
    image: 'images/people/khoa.svg',
    title: 'Trần Đăng Khoa nhắn bạn',
    description: 'Bản in bao bì Tết đã có, mời chị xem.',
    age: DAY_MINUTES,
    link: '/apps/chat/khoa',
    read: true,
  },
  {
    icon: 'banknotes',
    title: 'Đã trả tiền điện kỳ 10',
    description: 'Số tiền <strong>4.126.500 ₫</strong>, trả từ tài khoản cửa hàng.',
    age: 2 * DAY_MINUTES,
    read: true,
  },
  {
    icon: 'archive-box',
    title: 'Kiểm kê xong kệ gia vị',
    description: 'Lệch <strong>2</strong> trên 318 món.',
    age: 3 * DAY_MINUTES,
    link: '/dashboards/project',
    read: true,
  },
  {
    icon: 'arrow-path',
    title: 'Đã chốt sổ tuần',
    description: 'Doanh thu và tồn kho tuần trước đã khớp.',
    age: 4 * DAY_MINUTES,
    read: true,
  },
]

/** spec: links to /dashboards/project, /apps/mailbox and /apps/chat/{id}; ages from 25 minutes to 4 days */
export const notifications = {
  notifications: entries.map(
    ({ age, read = false, ...entry }, index): Notification => ({
      ...entry,
      id: `notification-${index + 1}`,
      time: minutesAgo(age),
      read,
      seen: read,
      ...(entry.link && { useRouter: true }),
    }),
  ),
}
