import type { ReactNode } from 'react'
import { css, cva, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  label: ReactNode
  value: ReactNode
  tone?: 'plain' | 'danger' | 'success'
  /** A small drawing beside the value, where there is space. */
  drawing?: ReactNode
  /** One line that explains the figure. */
  children: ReactNode
}

/** One of several related figures on a sheet, separated by thin lines. */
export const Figure = ({ label, value, tone = 'plain', drawing, children }: Props) => (
  <div className={cell}>
    <dt className={name}>{label}</dt>
    <dd className={figure({ isLong: typeof value === 'string' && value.length > 9 })}>{value}</dd>
    <dd className={line({ tone })}>{children}</dd>
    {drawing && <dd className={corner}>{drawing}</dd>}
  </div>
)

/** A row of four figures; on a phone two in a row. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className={cx(sheet(), row)}>{children}</dl>
)

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  overflow: 'hidden',
})
const cell = css({
  position: 'relative',
  minWidth: '0',
  paddingInline: { base: '4', sm: '5' },
  paddingBlock: '4.5',
  // Lines only between cells: those on the outer edge are hidden.
  marginBlockStart: '[-1px]',
  marginInlineStart: '[-1px]',
  borderBlockStart: 'hairline',
  borderInlineStart: 'hairline',
})
const name = css({ textStyle: 'label', color: 'muted' })
const figure = cva({
  base: { fontVariantNumeric: 'tabular-nums', marginBlock: '1.5', truncate: true },
  variants: {
    isLong: {
      true: { textStyle: { base: 'titleSm', sm: 'heading', md: 'title', lg: 'heading', xl: 'figure' } },
      false: { textStyle: 'figure' },
    },
  },
})
const line = cva({
  base: { textStyle: 'caption', lineClamp: '2' },
  variants: {
    tone: {
      plain: { color: 'subtle' },
      danger: { color: 'danger.text' },
      success: { color: 'success.text' },
    },
  },
})
/** Beside the value: wide windows have space for it. */
const corner = css({
  position: 'absolute',
  insetInlineEnd: '5',
  top: '10',
  display: { base: 'none', xl: 'block' },
})
