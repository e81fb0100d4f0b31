import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useRef, useState } from 'react'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import { BoardCard } from '#src/features/boards/card/board-card.tsx'
import type { Dragged } from '#src/features/boards/drag/with-dragged.ts'
import { usePrinting } from '#src/ui/layout/use-printing.ts'
import { observeOffset } from '#src/ui/lists/observe-offset.ts'
import { css } from '#styled-system/css'
import type { Column } from './arrange.ts'

/** Heights in px of cards that are not measured yet. */
const CARD_PX = 96
const COVER_PX = 128
const LABELS_PX = 24

const estimate = (card: CardRow | undefined) =>
  CARD_PX + (card?.cover ? COVER_PX : 0) + (card && card.labels.length > 0 ? LABELS_PX : 0)

interface Props {
  column: Column
  label: string
  /** What is dragged, if it is in this list. */
  dragged: Dragged | undefined
}

/** The cards of a list. Only those near the visible ones are rendered, on paper all of them. */
export function ColumnCards({ column, label, dragged }: Props) {
  'use no memo' // The virtualizer is a mutable object: memoised, the cards would not update.
  const { list, cards } = column
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const isPrinting = usePrinting()
  const virtualizer = useVirtualizer({
    count: cards.length,
    estimateSize: index => estimate(cards[index]),
    getItemKey: index => cards[index]?.id ?? index,
    getScrollElement: () => scroller.current,
    observeElementOffset: observeOffset,
    overscan: 4,
    rangeExtractor: range => {
      if (isPrinting) return [...cards.keys()]
      const kept = [focused, dragged?.id].map(id => cards.findIndex(card => card.id === id))
      const indexes = new Set([...defaultRangeExtractor(range), ...kept.filter(index => index >= 0)])
      return [...indexes].sort((a, b) => a - b)
    },
  })
  const height = virtualizer.getTotalSize()

  const noteFocus = ({ target }: FocusEvent) =>
    setFocused(target.closest<HTMLElement>('[data-card]')?.dataset.card)

  return (
    <div ref={scroller} data-cards={list.id} className={scrolling} style={{ flexBasis: height }}>
      <ul aria-label={label} className={rows} style={{ height }} onFocus={noteFocus}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const card = cards[index]
          return (
            card && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                data-card={card.id}
                aria-setsize={cards.length}
                aria-posinset={index + 1}
                className={row}
                style={{ transform: `translateY(${start}px)` }}
              >
                {dragged?.by === 'pointer' && dragged.id === card.id ? (
                  <div className={slot} style={{ height: dragged.size.height }} />
                ) : (
                  <BoardCard card={card} isDone={list.done} isLifted={dragged?.id === card.id} />
                )}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

const scrolling = css({
  flexGrow: '0',
  flexShrink: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  contain: 'strict',
  _print: { contain: '[none]', overflow: 'visible', flexBasis: '[auto !important]' },
})
const rows = css({ position: 'relative', listStyle: 'none', _print: { height: '[auto !important]' } })
const row = css({
  position: 'absolute',
  top: '0',
  insetInline: '0',
  paddingInline: '2',
  paddingBlockEnd: '2',
  _print: { position: 'static', transform: '[none !important]', breakInside: 'avoid' },
})
/** The place of a card that is at the pointer. */
const slot = css({
  borderRadius: 'lg',
  background: 'accent.subtle',
  outline: '[1.5px dashed {colors.accent.border}]',
  outlineOffset: '[-1.5px]',
})
