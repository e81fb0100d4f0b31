import type { BoardLabel } from '#src/contract/shared/board-rows.ts'
import { POSITION_STEP } from '#src/lib/place-after.ts'
import { cva, cx } from '#styled-system/css'

const slots = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** Labels of the sample have the positions 1, 2, 3… times the step; each gets the colour of its number. */
const slotOf = ({ position }: Pick<BoardLabel, 'position'>) =>
  slots.at((Math.round(position / POSITION_STEP) * 3) % slots.length) ?? 0

/** A square in the colour of a label; `position` sets the colour. */
export const LabelDot = ({ label, className }: { label: BoardLabel; className?: string }) => (
  <span aria-hidden="true" className={cx(dot({ slot: slotOf(label) }), className)} />
)

const dot = cva({
  base: { flex: 'none', width: '2', height: '2', borderRadius: 'xs' },
  variants: {
    slot: {
      0: { background: 'avatar.0.dot' },
      1: { background: 'avatar.1.dot' },
      2: { background: 'avatar.2.dot' },
      3: { background: 'avatar.3.dot' },
      4: { background: 'avatar.4.dot' },
      5: { background: 'avatar.5.dot' },
      6: { background: 'avatar.6.dot' },
      7: { background: 'avatar.7.dot' },
    },
  },
})
