import { onDay } from '#seed/clock.ts'
import type { Sample } from './sample.ts'

export const storefront: Sample = {
  id: 'storefront',
  title: 'Sửa mặt tiền và kệ',
  description: 'Làm xong trước rằm tháng Chạp',
  icon: 'building-storefront',
  minutes: 190,
  members: ['huong', 'khoa', 'duc'],
  cards: [
    [
      { title: 'Chọn màu sơn cửa cuốn', labels: ['Design'], dueDate: onDay(8), members: ['khoa'] },
      { title: 'Báo giá mái hiên di động, ba nơi', labels: ['Research'], members: ['duc'] },
      { title: 'Xin phép phường đặt giàn giáo', dueDate: onDay(5), members: ['huong'] },
    ],
    [
      {
        title: 'Vẽ lại sơ đồ kệ cho lối xe đẩy',
        labels: ['Wireframing'],
        dueDate: onDay(2),
        members: ['khoa'],
        steps: ['x Đo lối đi: 1,1 m', 'x Dời tủ mát', 'Kê thử bằng băng keo'],
        cover: 'window',
      },
      { title: 'Đèn kệ gia vị chập chờn', labels: ['Bug'], dueDate: onDay(-1), members: ['duc'] },
    ],
    [{ title: 'Bảng hiệu: chữ sơn tay hay chữ nổi', labels: ['Design'], members: ['khoa', 'huong'] }],
    [
      { title: 'Dọn kho sau để chứa kệ cũ', dueDate: onDay(-6), members: ['duc'] },
      {
        title: 'Đo điện tải cho hai tủ mát mới',
        labels: ['Research'],
        dueDate: onDay(-8),
        members: ['duc'],
      },
    ],
  ],
}
