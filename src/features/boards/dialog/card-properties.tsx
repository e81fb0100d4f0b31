import { CalendarIcon, TagIcon, UserGroupIcon, ViewColumnsIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import type { Save } from '#src/features/boards/actions/use-card-actions.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { byPosition } from '#src/lib/place-after.ts'
import { Property } from '#src/ui/layout/property.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { DueValue } from './due-value.tsx'
import { LabelsValue } from './labels-value.tsx'
import { MembersValue } from './members-value.tsx'
import { valueButton } from './value-button.ts'

/** The list, due date, labels and members of a card. */
export function CardProperties({ card, save }: { card: CardRow; save: Save }) {
  const { t } = useLingui()
  return (
    <dl>
      <Property icon={<ViewColumnsIcon />} label={t`List`}>
        <ListValue card={card} />
      </Property>
      <Property icon={<CalendarIcon />} label={t`Due`}>
        <DueValue card={card} save={save} />
      </Property>
      <Property icon={<TagIcon />} label={t`Labels`}>
        <LabelsValue card={card} save={save} />
      </Property>
      <Property icon={<UserGroupIcon />} label={t`Members`}>
        <MembersValue card={card} save={save} />
      </Property>
    </dl>
  )
}

/** Moves the card to the end of another list. */
function ListValue({ card }: { card: CardRow }) {
  const { t } = useLingui()
  const { lists, cards, moveCard } = useBoard()
  const wordsOf = useBoardWords()
  const list = lists.find(({ id }) => id === card.listId)

  function move(listId: string) {
    const last = cards
      .filter(other => other.listId === listId && other.id !== card.id)
      .toSorted(byPosition)
      .at(-1)
    if (listId !== card.listId) void moveCard(card.id, listId, last?.id ?? null)
  }

  return (
    <Menu
      label={t`List`}
      trigger={
        <button type="button" className={valueButton}>
          {wordsOf(list?.title ?? '')}
        </button>
      }
      entries={[
        {
          value: card.listId,
          onChange: move,
          options: lists.toSorted(byPosition).map(({ id, title }) => ({ value: id, label: wordsOf(title) })),
        },
      ]}
    />
  )
}
