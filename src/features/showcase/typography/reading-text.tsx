import { css } from '#styled-system/css'

/** Text that is read: 16 on 27 px, at most 760 px wide. */
export const ReadingText = () => (
  <p className={css({ textStyle: 'read', maxWidth: 'pane.readMax' })}>
    Xe tới lúc 11:00 thay vì 09:30. Nếu trễ quá 11:20, gọi anh Khoa. Hàng bù ghi riêng một dòng, giá 0. Hai
    thùng vỡ để riêng ở ngõ sau, chụp ảnh trước khi ký phiếu 2041.
  </p>
)
