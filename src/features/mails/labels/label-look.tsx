import type { LabelColor } from '#src/contract/shared/mail-folders.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { css, cva, cx } from '#styled-system/css'

interface Props {
  color: LabelColor
  className?: string
}

/** A square in the colour of a label. */
export const LabelDot = ({ color, className }: Props) => (
  <span aria-hidden="true" className={cx(dot({ color }), className)} />
)

/** A label on a mail. */
export const LabelTag = ({ color, title, className }: Props & { title: string }) => (
  <Tag tone={tones[color]} className={cx(color === 'pink' && pink, className)}>
    {title}
  </Tag>
)

const tones = {
  gray: 'neutral',
  red: '6',
  orange: '5',
  yellow: '4',
  green: '3',
  teal: '2',
  blue: '1',
  indigo: '0',
  purple: '7',
  pink: 'neutral',
} as const

const pink = css({ background: 'note.rose.border', color: 'fg' })

const dot = cva({
  base: { forcedColorAdjust: 'none', flex: 'none', width: '2.5', height: '2.5', borderRadius: 'xs' },
  variants: {
    color: {
      gray: { background: 'subtle' },
      red: { background: 'avatar.6.dot' },
      orange: { background: 'avatar.5.dot' },
      yellow: { background: 'avatar.4.dot' },
      green: { background: 'avatar.3.dot' },
      teal: { background: 'avatar.2.dot' },
      blue: { background: 'avatar.1.dot' },
      indigo: { background: 'avatar.0.dot' },
      purple: { background: 'avatar.7.dot' },
      pink: { background: 'chart.c4' },
    },
  },
})
