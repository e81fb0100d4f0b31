import { onDay } from '#seed/clock.ts'
import type { Sample } from './sample.ts'

export const team: Sample = {
  id: 'team',
  title: 'Đào tạo nhân viên mới',
  description: 'Hai tuần đầu của Hân và Đức',
  icon: 'user-group',
  minutes: 5_860,
  members: ['huong', 'han', 'duc', 'mai', 'chau'],
  cards: [
    [
      { title: 'Tập đóng ca và đếm két', dueDate: onDay(7), members: ['han'] },
      { title: 'Nhận hàng và ghi hạn dùng', dueDate: onDay(9), members: ['duc', 'chau'] },
    ],
    [{ title: 'Đứng quầy cùng chị Mai ba buổi', dueDate: onDay(1), members: ['han', 'mai'] }],
    [{ title: 'Sổ tay ngày đầu: bản nháp', labels: ['Design'], members: ['mai'] }],
    [{ title: 'Ký hợp đồng thử việc', dueDate: onDay(-4), members: ['huong', 'han', 'duc'] }],
  ],
}
