import { shot, type Topic } from '#seed/guides/topic.ts'

export const printing: Topic['entries'][number] = {
  slug: 'printing',
  vi: {
    title: 'In danh sách, ghi chú và phiếu',
    subtitle: 'Chỉ in nội dung, không in trình đơn',
    body: [
      'Mọi màn hình đều in được bằng <kbd>Ctrl</kbd> <kbd>P</kbd> (hoặc <kbd>⌘</kbd> <kbd>P</kbd>). Trình đơn, thanh đầu trang và các nút không lên giấy.',
      '# In một danh sách',
      [
        'Lọc hoặc tìm cho đến khi màn hình chỉ còn những gì cần in.',
        'Bấm nút ba chấm ở đầu danh sách.',
        'Chọn <strong>In</strong>, rồi chọn máy in và khổ giấy.',
      ],
      shot('printing-vi', 'Trình đơn ba chấm của Ghi chú với mục In'),
      '# In một mục',
      'Mở ghi chú, liên hệ hay bài hướng dẫn rồi in: trên giấy chỉ có mục ấy.',
      '# Khổ giấy của phiếu xuất',
      'Mở hồ sơ của bạn, chọn A5 hoặc A8 ở mục khổ giấy phiếu xuất. Mỗi người nhớ lựa chọn của mình.',
      '# Máy in hoá đơn',
      'Trong Chrome hoặc Edge, mở <strong>Cài đặt hiển thị</strong>, phần <strong>Máy in hoá đơn</strong>, rồi kết nối máy in qua USB, cổng nối tiếp hoặc Bluetooth. Từ đó hoá đơn được in thẳng, và bán thu tiền mặt thì két tự mở. Máy in không phản hồi thì bạn vẫn in được bằng trình duyệt.',
      '# Bản in bị cắt?',
      'Trong hộp in của trình duyệt, đặt tỉ lệ là <strong>Mặc định</strong> hoặc vừa trang, và kiểm tra khổ giấy đúng với giấy trong máy.',
    ],
  },
  en: {
    title: 'Print lists, notes and slips',
    subtitle: 'The content alone, without menus',
    body: [
      'Every screen prints with <kbd>Ctrl</kbd> <kbd>P</kbd> (or <kbd>⌘</kbd> <kbd>P</kbd>). Menus, the top bar and buttons are not on the paper.',
      '# Print a list',
      [
        'Filter or search until the screen shows only what you need.',
        'Press the three dots at the head of the list.',
        'Choose <strong>Print</strong>, then the printer and the paper.',
      ],
      shot('printing-en', 'The menu of three dots in Notes with the entry Print'),
      '# Print one thing',
      'Open a note, a contact or a guide and print: only that is on the paper.',
      '# The paper of take-out slips',
      'Open your profile and choose A5 or A8 as the take-out paper. Each person has a choice of their own.',
      '# A receipt printer',
      'In Chrome or Edge, open <strong>Display settings</strong>, go to <strong>Receipt printer</strong>, and connect the printer by USB, serial port or Bluetooth. From then on receipts are printed without a dialog, and a cash sale opens the drawer. When the printer does not answer, you can still print with the browser.',
      '# Something is cut off?',
      'In the print dialog of the browser, set the scale to <strong>Default</strong> or to fit the page, and check that the paper is the one in the printer.',
    ],
  },
}
