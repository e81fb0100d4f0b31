import {
  ArrowLeftIcon,
  ArrowRightIcon,
  EllipsisHorizontalIcon,
  PencilSquareIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { ListRow } from '#src/contract/shared/board-rows.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { css } from '#styled-system/css'
import { ListTitle, listTitleIdOf } from './list-title.tsx'

/** The title of a list, its number of cards, and its menu. */
export function ColumnHead({ list, count }: { list: ListRow; count: number }) {
  const { t, i18n } = useLingui()
  const { columns, may, updateList, moveList, removeList } = useBoard()
  const title = useBoardWords()(list.title)
  const index = columns.findIndex(column => column.list.id === list.id)
  const idAt = (place: number) => columns[place]?.list.id ?? null

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
      {may.edit && (
        <Menu
          placement="bottom-end"
          trigger={
            <IconButton size="sm" label={t`More actions for ${{ title }}`}>
              <EllipsisHorizontalIcon />
            </IconButton>
          }
          entries={[
            {
              label: t`Rename`,
              icon: <PencilSquareIcon />,
              run: () => setTimeout(() => focusWhenMounted(listTitleIdOf(list.id))),
            },
            {
              label: t`Move left`,
              icon: <ArrowLeftIcon />,
              disabled: index <= 0,
              run: () => void moveList(list.id, idAt(index - 2)),
            },
            {
              label: t`Move right`,
              icon: <ArrowRightIcon />,
              disabled: index >= columns.length - 1,
              run: () => void moveList(list.id, idAt(index + 1)),
            },
            {
              label: t`Its cards are finished`,
              checked: list.done,
              onCheckedChange: done => void updateList(list.id, { done }),
            },
            'separator',
            {
              label: t`Delete the list`,
              icon: <TrashIcon />,
              danger: true,
              run: () => void removeList({ id: list.id, title }),
            },
          ]}
        />
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
