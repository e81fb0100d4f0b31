import { useLingui } from '@lingui/react/macro'
import { Kbd } from '#src/ui/keyboard/kbd.tsx'
import { Highlight } from '#src/ui/text/highlight.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { css } from '#styled-system/css'
import type { SectionProps } from './section-props.ts'
import { row, Section, Specimen, stack } from './specimen.tsx'

/** Type, tones, text with marks, rich text and keys. */
export function TextSection(props: SectionProps) {
  const { t } = useLingui()
  return (
    <Section {...props}>
      <Specimen title={t`Sizes`} wide>
        <div className={stack}>
          <p className={css({ textStyle: 'display' })}>18.460.000 ₫</p>
          <p className={css({ textStyle: 'heading' })}>Chào buổi sáng, Hường</p>
          <p className={css({ textStyle: 'title' })}>Nhận hàng Hòn Thơm ở kho 2</p>
          <p className={css({ textStyle: 'titleSm' })}>Doanh thu bảy ngày qua</p>
          <p className={css({ textStyle: 'read', maxWidth: 'pane.readMax' })}>
            Xe tới lúc 11:00 thay vì 09:30. Nếu trễ quá 11:20, gọi anh Khoa. Hàng bù ghi riêng một dòng, giá
            0.
          </p>
          <p>Đếm két quầy 1 và quầy 2 trước khi mở cửa</p>
          <p className={css({ textStyle: 'label' })}>Người phụ trách</p>
          <p className={css({ textStyle: 'caption', color: 'muted' })}>Cập nhật lúc 10:24, thứ Sáu 20/11</p>
          <p className={css({ textStyle: 'micro', color: 'subtle' })}>NS-0041-500</p>
        </div>
      </Specimen>
      <Specimen title={t`Found text`}>
        <div className={stack}>
          <p>
            <Highlight text="<mark>Nước mắm</mark> nhĩ 40°N, chai 500 ml" />
          </p>
          <p>
            <Highlight text="Gọi chị Lan chốt <mark>hoa</mark> 20/11" />
          </p>
        </div>
      </Specimen>
      <Specimen title={t`Keys`}>
        <div className={row}>
          <Kbd keys="Ctrl+K" />
          <Kbd keys="g t" />
          <Kbd keys="?" />
          <Kbd keys="Esc" />
        </div>
      </Specimen>
      <Specimen title={t`Rich text`}>
        <RichText html="<p>Chào chị Hường,</p><p>Bên em giao <strong>24 thùng</strong> trước 11:00. Chi tiết ở <a href='https://example.com'>phiếu 2041</a>.</p><ul><li>12 thùng 500 ml</li><li>12 thùng 250 ml</li></ul>" />
      </Specimen>
    </Section>
  )
}
