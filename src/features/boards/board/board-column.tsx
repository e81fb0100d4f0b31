import { useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import type { Dragged } from '#src/features/boards/drag/with-dragged.ts'
import { useCardSurroundings } from '#src/features/boards/use-board.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { cva } from '#styled-system/css'
import type { Column } from './arrange.ts'
import { CardComposer, cardDraftOf } from './card-composer.tsx'
import { ColumnCards } from './column-cards.tsx'
import { ColumnHead } from './column-head.tsx'
import { fieldIdOf } from './lazy-composer.ts'

interface Props {
  column: Column
  /** What is dragged, if it is this list or a card in it. */
  dragged: Dragged | undefined
}

/**
 * A list: its head, its cards, and the field that adds one. It is as high as its cards, and at most as the board. While
 * a card is dragged, only the columns that it enters and leaves are rendered again.
 */
export const BoardColumn = memo(function BoardColumn({ column, dragged }: Props) {
  const { i18n } = useLingui()
  const { may } = useCardSurroundings()
  const { list, cards } = column
  const title = useBoardWords()(list.title)
  const [isAdding, setIsAdding] = useState(false)

  /** The field below the cards may be open already. */
  function add() {
    setIsAdding(true)
    focusWhenMounted(fieldIdOf(cardDraftOf(list)))
  }

  return (
    <section
      data-list={list.id}
      aria-label={`${title}, ${i18n.number(cards.length)}`}
      className={frame({ isSlot: dragged?.id === list.id })}
    >
      <ColumnHead list={list} count={cards.length} onAdd={add} />
      <ColumnCards column={column} label={title} dragged={dragged} />
      {may.add && <CardComposer list={list} isOpen={isAdding} onOpenChange={setIsAdding} />}
    </section>
  )
})

const frame = cva({
  base: {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    width: { base: '[calc(100vw - 3.5rem)]', sm: 'pane.boardList' },
    maxWidth: 'pane.boardList',
    maxHeight: 'full',
    borderRadius: 'xl',
    background: 'sunken',
    scrollSnapAlign: 'center',
    _print: { display: 'block', width: 'full', maxWidth: 'full', maxHeight: '[none]', background: '[none]' },
  },
  variants: {
    // The place of a list that is at the pointer.
    isSlot: {
      true: {
        background: 'accent.subtle',
        outline: '[1.5px dashed {colors.accent.border}]',
        outlineOffset: '[-1.5px]',
        '& > *': { visibility: 'hidden' },
      },
    },
  },
})
