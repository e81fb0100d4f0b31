import { shot, type Topic } from '#seed/guides/topic.ts'

export const scanner: Topic['entries'][number] = {
  slug: 'scanner',
  vi: {
    title: 'Dùng máy quét mã vạch',
    subtitle: 'Cắm vào là quét được, không cần cài gì',
    body: [
      'Máy quét cầm tay làm việc như một bàn phím: nó gõ mã vạch vào ô đang chọn. Loại cắm USB hay nối Bluetooth đều dùng được.',
      '# Tìm hàng ở quầy',
      [
        'Mở <strong>Bán hàng</strong>.',
        'Bấm vào ô <strong>Tên, mã hàng hoặc mã vạch</strong>.',
        'Quét. Mặt hàng hiện ra ngay.',
      ],
      shot('scanner-vi', 'Màn hình Bán hàng, ô tìm có một mã vạch và một mặt hàng được tìm thấy'),
      '# Quét mà không ra gì?',
      [
        'Xem ô tìm có được chọn không: bấm vào ô rồi quét lại.',
        'Quét thử vào một ghi chú. Thiếu số hay sai chữ là do máy quét đặt bàn phím khác ngôn ngữ.',
        'Tắt bộ gõ tiếng Việt khi quét mã có chữ.',
        'Xem mặt hàng có đúng mã vạch và đang bán không.',
      ],
    ],
  },
  en: {
    title: 'Use a barcode scanner',
    subtitle: 'Plug it in and scan, with nothing to install',
    body: [
      'A hand scanner works as a keyboard: it types the barcode into the field that has the focus. USB and Bluetooth scanners both work.',
      '# Find a product at the counter',
      [
        'Open <strong>Point of sale</strong>.',
        'Press the field <strong>Name, code or barcode</strong>.',
        'Scan. The product appears right away.',
      ],
      shot('scanner-en', 'Point of sale with a barcode in the search field and the one product that has it'),
      '# Nothing is found?',
      [
        'Is the search field chosen? Press it and scan again.',
        'Scan into a note. Missing digits or wrong letters mean that the scanner is set to another keyboard language.',
        'Turn Vietnamese typing off while you scan codes with letters.',
        'Does the product have this barcode, and is it for sale?',
      ],
    ],
  },
}
