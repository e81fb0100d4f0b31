import { useLingui } from '@lingui/react/macro'
import { useBoard } from '#src/features/boards/use-board.ts'
import { css } from '#styled-system/css'
import { BoardColumn } from './board-column.tsx'
import { ListComposer } from './list-composer.tsx'

/** The lists side by side. On a phone one list fills the window, and the next one snaps into its place. */
export function Columns() {
  const { t } = useLingui()
  const { columns, may } = useBoard()
  return (
    <section aria-label={t`Lists`} className={row}>
      {columns.map(column => (
        <BoardColumn key={column.list.id} column={column} />
      ))}
      {may.add && <ListComposer />}
    </section>
  )
}

const row = css({
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
  '&[data-dragging]': { scrollSnapType: '[none]' },
  _print: { display: 'block', overflow: 'visible', padding: '0' },
})
