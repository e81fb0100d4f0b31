import { EllipsisHorizontalIcon, PlusIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { ListRow } from '#src/contract/shared/board-rows.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { LazyLayer } from '#src/ui/lazy/lazy-layer.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'
import { ListTitle } from './list-title.tsx'

const ColumnMenuPanel = lazyWithRetry(() =>
  import('./column-menu-panel.tsx').then(module => module.ColumnMenuPanel),
)

interface Props {
  list: ListRow
  count: number
  onAdd: () => void
}

/** The title of a list, its number of cards, the button that adds one, and its menu. */
export function ColumnHead({ list, count, onAdd }: Props) {
  const { t, i18n } = useLingui()
  const { may, updateList } = useBoard()
  const title = useBoardWords()(list.title)

  return (
    <header className={head}>
      {may.edit ? (
        <ListTitle
          key={list.title}
          title={title}
          list={list}
          onChange={words => updateList(list.id, { title: words })}
        />
      ) : (
        <h2 className={css({ textStyle: 'titleSm', paddingInline: '2' })}>{title}</h2>
      )}
      <span aria-hidden="true" className={figure}>
        {i18n.number(count)}
      </span>
      {may.add && (
        <IconButton size="sm" label={t`New card in ${{ title }}`} onClick={onAdd}>
          <PlusIcon />
        </IconButton>
      )}
      {may.edit && (
        <LazyLayer
          popup="menu"
          preload={ColumnMenuPanel.preload}
          trigger={
            <IconButton size="sm" label={t`More actions for ${{ title }}`}>
              <EllipsisHorizontalIcon />
            </IconButton>
          }
        >
          {layer => <ColumnMenuPanel list={list} {...layer} />}
        </LazyLayer>
      )}
    </header>
  )
}

const head = css({
  flex: 'none',
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '12',
  paddingInlineStart: '2',
  paddingInlineEnd: '2',
  _print: { '& button': { display: 'none' } },
})
const figure = css({ flex: '1', color: 'muted', fontVariantNumeric: 'tabular-nums' })
