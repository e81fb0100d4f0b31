import type { ReactNode } from 'react'
import { css, cva } from '#styled-system/css'

interface Props {
  label: ReactNode
  value: number
  tone?: 'plain' | 'danger' | 'success'
  /** One line on what the figure means. */
  children: ReactNode
}

/** One of several related figures on a sheet, apart by hairlines. */
export const Figure = ({ label, value, tone = 'plain', children }: Props) => (
  <div className={cell}>
    <dt className={name}>{label}</dt>
    <dd className={figure}>{value}</dd>
    <dd className={line({ tone })}>{children}</dd>
  </div>
)

const cell = css({
  minWidth: '0',
  paddingInline: { base: '4', sm: '5' },
  paddingBlock: '4.5',
  // Hairlines between cells only: those on the outer edge fall behind it.
  marginBlockStart: '[-1px]',
  marginInlineStart: '[-1px]',
  borderBlockStart: 'hairline',
  borderInlineStart: 'hairline',
})
const name = css({ textStyle: 'label', color: 'muted' })
const figure = css({ textStyle: 'figure', fontVariantNumeric: 'tabular-nums', marginBlock: '1.5' })
const line = cva({
  base: { textStyle: 'caption', truncate: true },
  variants: {
    tone: {
      plain: { color: 'subtle' },
      danger: { color: 'danger.text' },
      success: { color: 'success.text' },
    },
  },
})
