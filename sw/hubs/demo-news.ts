import type { Lang } from '#sw/server/lang.ts'

interface Line {
  title: string
  description: string
}

/** The notifications of the sample's forecast service, in order. */
const news: ({ icon: string; link: string } & Record<Lang, Line>)[] = [
  {
    icon: 'chart-bar',
    link: '/dashboards/project',
    vi: {
      title: 'Dự báo chiều nay',
      description: 'Khách sẽ đông từ <strong>17:00 đến 19:00</strong>, nên mở thêm quầy 2.',
    },
    en: {
      title: 'This afternoon',
      description: 'Expect a rush from <strong>17:00 to 19:00</strong>; open till 2 as well.',
    },
  },
  {
    icon: 'exclamation-triangle',
    link: '/apps/ecommerce/inventory',
    vi: {
      title: 'Sắp hết nước mắm',
      description: 'Với đà bán này, Hòn Thơm 500 ml còn đủ <strong>2 ngày</strong>.',
    },
    en: {
      title: 'Fish sauce is running low',
      description: 'At this pace Hòn Thơm 500 ml lasts another <strong>2 days</strong>.',
    },
  },
  {
    icon: 'sun',
    link: '/apps/tasks',
    vi: {
      title: 'Mai trời nắng 36 °C',
      description: 'Nước giải khát bán nhanh hơn <strong>40%</strong>; làm lạnh sẵn từ tối nay.',
    },
    en: {
      title: '36 °C tomorrow',
      description: 'Cold drinks sell <strong>40%</strong> faster; chill more tonight.',
    },
  },
  {
    icon: 'truck',
    link: '/apps/tasks',
    vi: {
      title: 'Chuyến hàng sáng mai',
      description: 'Dự kiến <strong>38 thùng</strong> lúc 09:30, chừa cửa kho số 2.',
    },
    en: {
      title: 'Tomorrow’s delivery',
      description: 'About <strong>38 cases</strong> at 09:30; keep dock 2 clear.',
    },
  },
  {
    icon: 'gift',
    link: '/dashboards/project',
    vi: {
      title: 'Giỏ quà Tết',
      description: 'Đơn đặt trước tăng <strong>18%</strong> so với tuần rồi.',
    },
    en: { title: 'Tết hampers', description: 'Pre-orders are up <strong>18%</strong> on last week.' },
  },
]

/** Returns the notification with this number, in a language. After the last one it begins again. */
export function newsOf(turn: number, lang: Lang) {
  const { icon = null, link = null, [lang]: line } = news[turn % news.length] ?? {}
  return { icon, link, title: line?.title ?? '', description: line?.description ?? '' }
}
