import { ArrowLeftIcon, ArrowRightIcon, PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { ListRow } from '#src/contract/shared/board-rows.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import type { Layer } from '#src/ui/lazy/lazy-layer.tsx'
import { MenuPanel } from '#src/ui/menu/menu-panel.tsx'
import { listTitleIdOf } from './list-title.tsx'

interface Props extends Layer {
  list: ListRow
}

/** The sheet of the menu of a list. */
export function ColumnMenuPanel({ list, ...layer }: Props) {
  const { t } = useLingui()
  const { columns, updateList, moveList, removeList } = useBoard()
  const title = useBoardWords()(list.title)
  const index = columns.findIndex(column => column.list.id === list.id)
  const idAt = (place: number) => columns[place]?.list.id ?? null

  return (
    <MenuPanel
      {...layer}
      placement="bottom-end"
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
  )
}
