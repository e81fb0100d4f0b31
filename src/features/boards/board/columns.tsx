import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { type Dragged, withDragged } from '#src/features/boards/drag/with-dragged.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { onIdle } from '#src/lib/on-idle.ts'
import { waitForTouches } from '#src/ui/drag/wait-for-touches.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'
import type { Column } from './arrange.ts'
import { BoardColumn } from './board-column.tsx'
import { TitleComposer } from './lazy-composer.ts'
import { ListComposer } from './list-composer.tsx'

/** Loaded when the page is idle, and at the latest when the pointer or the focus reaches the lists. */
const BoardDrag = lazyWithRetry(() =>
  import('#src/features/boards/drag/board-drag.tsx').then(module => module.BoardDrag),
)

/** Whether a column is the one with this id, or has the card with it. */
const isIn = ({ list, cards }: Column, id: string) => list.id === id || cards.some(card => card.id === id)

/** The lists side by side. On a phone one list fills the window, and the next one snaps into its place. */
export function Columns() {
  const { t } = useLingui()
  const { columns, may } = useBoard()
  // State, not a ref: dragging needs the element, and starts to listen once it exists.
  const [row, setRow] = useState<HTMLElement | null>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const [isNeeded, setNeeded] = useState(false)
  const need = () => setNeeded(true)
  useEffect(() => (row ? waitForTouches(row) : undefined), [row])
  useEffect(
    () =>
      onIdle(() => {
        setNeeded(true)
        TitleComposer.preload()
      }),
    [],
  )

  return (
    <>
      <section
        ref={setRow}
        aria-label={t`Lists`}
        className={lists}
        data-dragging={dragged?.by === 'pointer' || undefined}
        onPointerEnter={need}
        onFocus={need}
      >
        {withDragged(columns, dragged).map(column => (
          <BoardColumn
            key={column.list.id}
            column={column}
            dragged={dragged && isIn(column, dragged.id) ? dragged : undefined}
          />
        ))}
        {may.add && <ListComposer />}
      </section>
      {row && isNeeded && may.edit && (
        <Suspense>
          <BoardDrag board={row} dragged={dragged} onDrag={setDragged} />
        </Suspense>
      )}
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
  // Only styles that are not inherited: others would be computed again for every card.
  '&[data-dragging]': { scrollSnapType: '[none]' },
  // Four lists side by side on A4 paper.
  _print: {
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fill, minmax(60mm, 1fr))]',
    overflow: 'visible',
    padding: '0',
  },
})
