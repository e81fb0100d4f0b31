import type { BoardIcon as IconName } from '#src/contract/shared/board-rows.ts'
import { SpriteIcon } from '#src/ui/icon/sprite-icon.tsx'
import { css } from '#styled-system/css'

/** The icon of a board, on the accent colour. */
export const BoardIcon = ({ name }: { name: IconName }) => (
  <span aria-hidden="true" className={frame}>
    <SpriteIcon name={name} />
  </span>
)

const frame = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '12',
  height: '12',
  borderRadius: 'lg',
  background: 'accent.solid',
  color: 'accent.onSolid',
  '& svg': { width: 'icon.lg', height: 'icon.lg' },
})
