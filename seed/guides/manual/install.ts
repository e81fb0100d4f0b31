import { shot, type Topic } from '#seed/guides/topic.ts'

export const install: Topic['entries'][number] = {
  slug: 'install',
  vi: {
    title: 'Cài Outpost lên máy',
    subtitle: 'Điện thoại, máy tính bảng và máy ở quầy',
    body: [
      'Outpost chạy ngay trong trình duyệt. Cài lên máy thì nó có biểu tượng riêng, mở ra không có thanh địa chỉ, và trình duyệt giữ dữ liệu lâu dài hơn.',
      '# Trên Android và máy tính',
      [
        'Mở Outpost bằng Chrome hoặc Edge.',
        'Bấm <strong>Cài đặt</strong> ở lời mời cuối trang, hoặc biểu tượng cài đặt trên thanh địa chỉ.',
        'Xác nhận. Biểu tượng Outpost nằm cạnh các ứng dụng khác.',
      ],
      '# Trên iPhone và iPad',
      ['Mở Outpost bằng Safari.', 'Chạm nút Chia sẻ.', 'Chọn <strong>Thêm vào MH chính</strong>.'],
      '# Máy đã sẵn sàng chưa?',
      'Bấm ô trạng thái trên đầu trang. Bảng hiện ra cho biết Outpost đã được cài hay chưa, có chạy được khi mất mạng không, và đã dùng hết bao nhiêu chỗ.',
      shot('device-vi', 'Bảng tình trạng của máy này, mở từ ô trạng thái trên đầu trang'),
    ],
  },
  en: {
    title: 'Install Outpost',
    subtitle: 'Phones, tablets and the computer at the counter',
    body: [
      'Outpost runs in the browser as it is. Once installed it has an icon of its own, opens without the address bar, and the browser keeps its data for longer.',
      '# On Android and on computers',
      [
        'Open Outpost in Chrome or Edge.',
        'Press <strong>Install</strong> in the offer at the bottom of the page, or the install icon in the address bar.',
        'Confirm. The icon of Outpost is now next to your other apps.',
      ],
      '# On iPhone and iPad',
      ['Open Outpost in Safari.', 'Tap the Share button.', 'Choose <strong>Add to Home Screen</strong>.'],
      '# Is this device ready?',
      'Press the status at the top of the page. The panel says whether Outpost is installed, whether it works without a network, and how much room it has used.',
      shot('device-en', 'The state of this device, opened from the status at the top of the page'),
    ],
  },
}
