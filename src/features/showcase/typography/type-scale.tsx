import { css, cx } from '#styled-system/css'

const styles = [
  ['hero', css({ textStyle: 'display' }), '18.460.000 ₫'],
  ['heading', css({ textStyle: 'heading' }), 'Chào buổi sáng, Hường'],
  ['title', css({ textStyle: 'title' }), 'Nhận hàng Hòn Thơm ở kho 2'],
  ['titleSm', css({ textStyle: 'titleSm' }), 'Doanh thu bảy ngày qua'],
  ['figure', css({ textStyle: 'figure' }), '1.284'],
  ['body', '', 'Đếm két quầy 1 và quầy 2 trước khi mở cửa'],
  ['label', css({ textStyle: 'label' }), 'Người phụ trách'],
  ['caption', css({ textStyle: 'caption' }), 'Cập nhật lúc 10:24, thứ Sáu 20/11'],
  ['micro', css({ textStyle: 'micro' }), 'NS-0041-500'],
] as const

/** The text styles, each with its name. */
export const TypeScale = () => (
  <dl className={css({ display: 'grid', gap: '4' })}>
    {styles.map(([name, look, text]) => (
      <div key={name}>
        <dt className={css({ textStyle: 'caption', color: 'subtle' })}>{name}</dt>
        <dd className={cx(look, css({ overflowWrap: 'anywhere' }))}>{text}</dd>
      </div>
    ))}
  </dl>
)
