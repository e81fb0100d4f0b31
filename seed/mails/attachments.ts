import type { Attachment } from '#src/contract/shared/attachments.ts'

const folder = 'images/mails'

/** `size` is the size of the file, in bytes. */
const pdf = (file: string, name: string, size: number): Attachment => ({
  type: 'application/pdf',
  name,
  size,
  preview: 'pdf',
  downloadUrl: `${folder}/${file}.pdf`,
})

const jpeg = (file: string, name: string, size: number): Attachment => ({
  type: 'image/jpeg',
  name,
  size,
  preview: `${folder}/${file}.jpg`,
  downloadUrl: `${folder}/${file}.jpg`,
})

const png = (file: string, name: string, size: number): Attachment => ({
  type: 'image/png',
  name,
  size,
  preview: `${folder}/${file}.png`,
  downloadUrl: `${folder}/${file}.png`,
})

/** Attachments of the mails; several mails share one. */
export const attachments = {
  deliveryNote: pdf('delivery-note', 'Phiếu giao 20-11.pdf', 11834),
  invoice: pdf('invoice', 'Hoá đơn trà sen.pdf', 12630),
  quote: pdf('quote', 'Báo giá bảo trì.pdf', 13027),
  electricity: pdf('electricity', 'Hoá đơn tiền điện.pdf', 12918),
  statement: pdf('statement', 'Sao kê.pdf', 12400),
  contract: pdf('contract', 'Hợp đồng mặt bằng (nháp).pdf', 12760),
  crate: jpeg('crate', 'Thùng mẫu mới.jpg', 3753),
  broken: jpeg('broken', 'Hàng vỡ.jpg', 2854),
  shelf: jpeg('shelf', 'Kệ đầu hồi.jpg', 2642),
  tea: jpeg('tea', 'Trà sen mẫu mới.jpg', 2352),
  poster: png('poster', 'Bảng giá A5.png', 5369),
  roster: png('roster', 'Lịch ca.png', 4905),
  label: png('label', 'Nhãn túi giấy.png', 1918),
} satisfies Record<string, Attachment>

export type FileName = keyof typeof attachments
