import type { Message } from '#src/contract/shell/messages.ts'
import { minutesAgo } from './clock.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

interface Entry {
  from: string
  title: string
  description: string
  /** The age in minutes. */
  age: number
  read?: boolean
}

const entries: Entry[] = [
  {
    from: 'han',
    title: 'Phạm Gia Hân xin đổi ca',
    description: 'Em xin đổi <strong>ca chiều thứ Bảy</strong> với chị Mai, chị Mai đã đồng ý.',
    age: 25,
  },
  {
    from: 'duc',
    title: 'Mai Văn Đức xin nghỉ phép',
    description: 'Em xin nghỉ <strong>hai ngày</strong> về quê dự đám cưới, kho đã bàn giao cho anh Khoa.',
    age: 50,
  },
  {
    from: 'chau',
    title: 'Lê Minh Châu báo làm thêm giờ',
    description: 'Nhận hàng Hòn Thơm trễ nên em ở lại thêm <strong>1 giờ 30 phút</strong>.',
    age: 3 * HOUR_MINUTES,
  },
  {
    from: 'khoa',
    title: 'Trần Đăng Khoa xin ứng lương',
    description: 'Em xin ứng <strong>2.000.000 ₫</strong>, trừ vào kỳ lương tới.',
    age: 7 * HOUR_MINUTES,
    read: true,
  },
  {
    from: 'anh',
    title: 'Đặng Quỳnh Anh đề nghị thanh toán',
    description: 'Tiền in 500 túi giấy Tết: <strong>1.850.000 ₫</strong>, hoá đơn kèm theo.',
    age: DAY_MINUTES + 2 * HOUR_MINUTES,
    read: true,
  },
  {
    from: 'mai',
    title: 'Huỳnh Ngọc Mai xin đi trễ',
    description: 'Sáng mai em đưa bé đi tiêm, xin vào ca lúc <strong>09:00</strong>.',
    age: 2 * DAY_MINUTES,
    read: true,
  },
  {
    from: 'long',
    title: 'Võ Hoàng Long xin mua thiết bị',
    description: 'Máy in tem ở quầy 2 hay kẹt giấy, em xin thay máy mới.',
    age: 4 * DAY_MINUTES,
    read: true,
  },
]

/** Requests of colleagues; each one has a link to its request. spec: ages from 25 minutes to 4 days */
export const messages = {
  messages: entries.map(
    ({ from, title, description, age, read = false }, index): Message => ({
      id: `message-${index + 1}`,
      image: `images/people/${from}.svg`,
      title,
      description,
      time: minutesAgo(age),
      read,
      seen: read,
      link: `/main/setting/employee/all/requests/request-${index + 1}`,
      useRouter: true,
    }),
  ),
}
