import { onDay } from '#seed/clock.ts'
import type { Sample } from './sample.ts'

export const online: Sample = {
  id: 'online',
  title: 'Bán hàng trên mạng',
  description: 'Trang đặt hàng và giao trong ngày',
  icon: 'truck',
  minutes: 1_520,
  members: ['long', 'anh', 'mai', 'han'],
  cards: [
    [
      { title: 'Khách hỏi gì nhiều nhất khi nhắn tin', labels: ['Research'], members: ['mai'] },
      { title: 'Nhắc giỏ hàng bỏ quên sau hai giờ', labels: ['Development'], members: ['long'] },
    ],
    [
      {
        title: 'Phác màn hình theo dõi đơn',
        labels: ['Wireframing', 'Design'],
        dueDate: onDay(3),
        members: ['han'],
        steps: ['x Đang soạn', 'x Đang giao', 'Giao trễ', 'Khách đổi địa chỉ'],
      },
      {
        title: 'Phí giao sai khi khách ở hai quận giáp nhau',
        labels: ['Bug'],
        dueDate: onDay(0),
        members: ['long'],
      },
    ],
    [
      {
        title: 'Ảnh 60 món bán chạy',
        labels: ['Design'],
        dueDate: onDay(2),
        members: ['mai', 'han'],
        cover: 'shelf',
      },
    ],
    [
      {
        title: 'Trả tiền bằng mã QR',
        labels: ['Development'],
        dueDate: onDay(-14),
        members: ['long', 'anh'],
      },
      { title: 'Giờ nhận đơn cuối: 17:30', dueDate: onDay(-20), members: ['anh'] },
    ],
  ],
}
