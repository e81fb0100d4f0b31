import { useBoardWords } from '#src/features/boards/board-words.ts'
import { CardFace, cardFrame } from '#src/features/boards/card/board-card.tsx'
import { useBoard } from '#src/features/boards/use-board.ts'
import { UnderPointer } from '#src/ui/drag/under-pointer.tsx'
import { css, cx } from '#styled-system/css'
import type { Dragged } from './with-dragged.ts'

/** The dragged card or list, at the pointer. */
export function Lifted({ dragged }: { dragged: Dragged }) {
  const { columns, cards } = useBoard()
  const wordsOf = useBoardWords()
  const { id, start, offset, size } = dragged
  const card = cards.find(entry => entry.id === id)
  const column = columns.find(({ list }) => list.id === (card?.listId ?? id))
  if (!column) return null
  return (
    <UnderPointer start={start} offset={offset} className={cx(cardFrame, accent)}>
      <div style={{ width: size.width }}>
        {card ? (
          <CardFace card={card} isDone={column.list.done}>
            {card.title}
          </CardFace>
        ) : (
          <p className={listName}>{wordsOf(column.list.title)}</p>
        )}
      </div>
    </UnderPointer>
  )
}

/** The pointer is over it, so that its cursor is shown and the cards below do not react. */
const accent = css({
  position: 'fixed',
  pointerEvents: '[auto !important]',
  boxShadow: '[{shadows.lift}, 0 0 0 1px {colors.accent.border}]',
})
const listName = css({ padding: '4', textStyle: 'titleSm' })
