import { shot, type Topic } from '#seed/guides/topic.ts'

export const offline: Topic['entries'][number] = {
  slug: 'offline',
  vi: {
    title: 'Làm việc khi mất mạng',
    subtitle: 'Cái gì chạy được ngay, cái gì phải chờ',
    body: [
      'Chỉ lần mở đầu tiên cần mạng. Từ đó, ứng dụng và dữ liệu đều nằm trên máy này: bạn mở, tìm, ghi và sửa như thường, kể cả khi tải lại trang.',
      '# Xem máy đang có mạng hay không',
      'Ô trạng thái trên đầu trang ghi <strong>Đã lưu trên máy này</strong> khi mọi thứ đã được cất, và <strong>Ngoại tuyến</strong> khi không có mạng. Bấm vào ô để xem chi tiết.',
      shot('offline-vi', 'Ô trạng thái Ngoại tuyến trên đầu trang, bảng chi tiết đang mở'),
      '# Những gì chờ có mạng',
      [
        'Tin nhắn cho đồng nghiệp: chờ trong máy, tự đi theo đúng thứ tự bạn gửi.',
        'Thư: nằm trong Hộp thư đi cho đến khi có mạng.',
        'Bản mới của Outpost: được tải khi có mạng, bạn chọn lúc chuyển sang.',
      ],
      '# Tắt máy khi đang chờ thì sao?',
      'Không mất gì. Mở lại Outpost, những gì đang chờ vẫn còn và sẽ đi khi có mạng.',
    ],
  },
  en: {
    title: 'Work without a network',
    subtitle: 'What works right away, and what waits',
    body: [
      'Only the first visit needs a network. After that the app and its data are on this device: you open, search, write and change things as usual, even after reloading the page.',
      '# See whether there is a network',
      'The status at the top of the page says <strong>Saved on this device</strong> when everything is stored, and <strong>Offline</strong> when there is no network. Press it for the details.',
      shot('offline-en', 'The status Offline at the top of the page, with its details open'),
      '# What waits for the network',
      [
        'Messages to colleagues: they wait on the device and leave in the order in which you sent them.',
        'Mails: they stay in the outbox until there is a network.',
        'New versions of Outpost: they are fetched with the network, and you choose when to change over.',
      ],
      '# What if the device is switched off meanwhile?',
      'Nothing is lost. When Outpost is opened again, what was waiting is still there, and leaves with the network.',
    ],
  },
}
