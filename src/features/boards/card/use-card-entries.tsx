import {
  ArchiveBoxIcon,
  ArrowDownIcon,
  ArrowsRightLeftIcon,
  ArrowUpIcon,
  DocumentDuplicateIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { byPosition } from '#src/lib/place-after.ts'
import type { MenuEntry } from '#src/ui/menu/menu-props.ts'

/** The entries of a card's menu. `onGone` is called before the card leaves the board. */
export function useCardEntries(card: CardRow, onGone: () => void = () => undefined): MenuEntry[] {
  const { t } = useLingui()
  const { lists, columns, cards, moveCard, copyCard, archiveCard, removeCard } = useBoard()
  const wordsOf = useBoardWords()
  const { id, listId } = card
  const shown = columns.find(({ list }) => list.id === listId)?.cards ?? []
  const index = shown.findIndex(other => other.id === id)
  const idAt = (place: number) => shown[place]?.id ?? null

  function moveToEnd(target: string) {
    const last = cards
      .filter(other => other.listId === target && other.id !== id)
      .toSorted(byPosition)
      .at(-1)
    void moveCard(id, target, last?.id ?? null)
  }

  return [
    {
      label: t`Move to…`,
      icon: <ArrowsRightLeftIcon />,
      entries: lists.toSorted(byPosition).map(list => ({
        label: wordsOf(list.title),
        disabled: list.id === listId,
        run: () => moveToEnd(list.id),
      })),
    },
    {
      label: t`Move up`,
      icon: <ArrowUpIcon />,
      disabled: index <= 0,
      run: () => void moveCard(id, listId, idAt(index - 2)),
    },
    {
      label: t`Move down`,
      icon: <ArrowDownIcon />,
      disabled: index < 0 || index >= shown.length - 1,
      run: () => void moveCard(id, listId, idAt(index + 1)),
    },
    'separator',
    { label: t`Make a copy`, icon: <DocumentDuplicateIcon />, run: () => void copyCard(card) },
    {
      label: t`Archive`,
      icon: <ArchiveBoxIcon />,
      run: () => {
        onGone()
        void archiveCard(id, <ArchiveBoxIcon />)
      },
    },
    {
      label: t`Delete`,
      icon: <TrashIcon />,
      danger: true,
      run: () => {
        onGone()
        void removeCard(id)
      },
    },
  ]
}
