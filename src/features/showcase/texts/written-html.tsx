import { RichText } from '#src/ui/text/rich-text.tsx'

const letter =
  '<p>Chào chị Hường,</p><p>Bên em giao <strong>24 thùng</strong> trước 11:00. Chi tiết ở ' +
  "<a href='https://example.com'>phiếu 2041</a>.</p><ul><li>12 thùng 500 ml</li><li>12 thùng 250 ml</li></ul>"

/** HTML that people wrote is sanitised before it is shown. */
export const WrittenHtml = () => <RichText html={letter} />
