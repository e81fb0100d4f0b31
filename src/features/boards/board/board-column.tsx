import { useLingui } from '@lingui/react/macro'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { css } from '#styled-system/css'
import type { Column } from './arrange.ts'
import { CardComposer } from './card-composer.tsx'
import { ColumnCards } from './column-cards.tsx'
import { ColumnHead } from './column-head.tsx'

/** A list: its head, its cards, and the field that adds one. It is as high as its cards, and at most as the board. */
export function BoardColumn({ column }: { column: Column }) {
  const { i18n } = useLingui()
  const { may } = useBoard()
  const { list, cards } = column
  const title = useBoardWords()(list.title)
  return (
    <section data-list={list.id} aria-label={`${title}, ${i18n.number(cards.length)}`} className={frame}>
      <ColumnHead list={list} count={cards.length} />
      <ColumnCards column={column} label={title} />
      {may.add && <CardComposer list={list} />}
    </section>
  )
}

const frame = css({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: { base: '[calc(100vw - 3.5rem)]', sm: 'pane.boardList' },
  maxWidth: 'pane.boardList',
  maxHeight: 'full',
  borderRadius: 'xl',
  background: 'sunken',
  scrollSnapAlign: 'center',
  _print: { width: 'full', maxWidth: 'full', background: '[none]', marginBlockEnd: '6' },
})
