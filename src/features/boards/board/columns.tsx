import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useState } from 'react'
import { cardLinkIdOf, dragHelpId } from '#src/features/boards/card/card-link-id.ts'
import { Lifted } from '#src/features/boards/drag/lifted.tsx'
import { useBoardDrag } from '#src/features/boards/drag/use-board-drag.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { waitForTouches } from '#src/ui/drag/press-to-drag.ts'
import { css } from '#styled-system/css'
import type { Column } from './arrange.ts'
import { BoardColumn } from './board-column.tsx'
import { ListComposer } from './list-composer.tsx'

/** Whether a column is the one with this id, or has the card with it. */
const isIn = ({ list, cards }: Column, id: string) => list.id === id || cards.some(card => card.id === id)

/** The lists side by side. On a phone one list fills the window, and the next one snaps into its place. */
export function Columns() {
  const { t } = useLingui()
  const { may } = useBoard()
  // State, not a ref: dragging needs the element, and starts to listen once it exists.
  const [row, setRow] = useState<HTMLElement | null>(null)
  const drag = useBoardDrag(row)
  const { dragged } = drag
  useEffect(() => (row ? waitForTouches(row) : undefined), [row])

  // A card that moves in the document loses the focus; this restores it during a drag by keyboard.
  useLayoutEffect(() => {
    if (dragged?.by === 'keys' && document.activeElement === document.body)
      document.getElementById(cardLinkIdOf(dragged.id))?.focus()
  })

  return (
    <>
      <section
        ref={setRow}
        aria-label={t`Lists`}
        className={lists}
        data-dragging={dragged?.by === 'pointer' || undefined}
        onPointerDown={drag.press}
        onKeyDown={drag.pressKey}
      >
        {drag.columns.map(column => (
          <BoardColumn
            key={column.list.id}
            column={column}
            dragged={dragged && isIn(column, dragged.id) ? dragged : undefined}
          />
        ))}
        {may.add && <ListComposer />}
      </section>
      <p role="status" className={css({ srOnly: true })}>
        {drag.announcement}
      </p>
      <p id={dragHelpId} hidden>
        <Trans>Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.</Trans>
      </p>
      {dragged?.by === 'pointer' && <Lifted dragged={dragged} />}
    </>
  )
}

const lists = css({
  flex: '1',
  minHeight: '0',
  display: 'flex',
  alignItems: 'flex-start',
  gap: { base: '3', md: '4' },
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  paddingInline: 'page',
  paddingBlockEnd: '4',
  scrollSnapType: { base: '[x mandatory]', md: '[none]' },
  scrollPaddingInline: 'page',
  '&[data-dragging]': { scrollSnapType: '[none]', userSelect: 'none', cursor: 'grabbing' },
  // Four lists side by side on A4 paper.
  _print: {
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fill, minmax(60mm, 1fr))]',
    overflow: 'visible',
    padding: '0',
  },
})
