import { cva, cx } from '#styled-system/css'

type Props = {
  count: number
  /** `quiet`: a weak colour, for a count that needs no action now. */
  tone?: 'accent' | 'quiet' | 'danger'
  /** Places it on the corner of the icon button around it. */
  corner?: boolean
  className?: string
}

/** A count, "99+" at most; nothing for zero. The control around it has the count in its accessible name. */
export function Badge({ count, tone = 'accent', corner = false, className }: Props) {
  if (count <= 0) return null
  return (
    <span aria-hidden="true" className={cx(badge({ tone, corner }), className)}>
      {count > 99 ? '99+' : count}
    </span>
  )
}

const badge = cva({
  base: {
    minWidth: '[1.125rem]',
    paddingInline: '1',
    borderRadius: 'full',
    textStyle: 'micro',
    lineHeight: '[1.125rem]',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      accent: { background: 'accent.solid', color: 'accent.onSolid' },
      quiet: { background: 'pressed', color: 'muted' },
      danger: { background: 'danger.solid', color: 'danger.onSolid' },
    },
    corner: {
      true: {
        position: 'absolute',
        top: '1',
        insetInlineEnd: '0.5',
        boxShadow: '[0 0 0 2px var(--ring, {colors.canvas})]',
      },
    },
  },
})
