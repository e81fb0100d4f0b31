import { PlusIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import type { Save } from '#src/features/boards/actions/use-card-actions.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Tag } from '#src/ui/badge/tag.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { css } from '#styled-system/css'

const PeopleChoices = lazyWithRetry(() =>
  import('#src/features/boards/people-choices.tsx').then(module => module.PeopleChoices),
)

/** The members of a card, and a button that opens the staff: members of the board first. */
export function MembersValue({ card, save }: { card: CardRow; save: Save }) {
  const { t } = useLingui()
  const { board, people, may } = useBoard()
  const isOfBoard = (id: string) => board.members.includes(id)
  const sorted = [...people.filter(({ id }) => isOfBoard(id)), ...people.filter(({ id }) => !isOfBoard(id))]

  const toggle = (id: string, isChosen: boolean) =>
    void save({ members: isChosen ? [...card.members, id] : card.members.filter(other => other !== id) })

  return (
    <>
      {sorted
        .filter(({ id }) => card.members.includes(id))
        .map(({ id, name, avatar }) => (
          <Tag
            key={id}
            icon={<Avatar size="xs" name={name} image={avatar} decorative className={small} />}
            {...(may.edit && { onRemove: () => toggle(id, false) })}
          >
            {name}
          </Tag>
        ))}
      {may.edit && (
        <Popover
          label={t`Members`}
          width="sm"
          preload={PeopleChoices.preload}
          trigger={
            <IconButton size="sm" label={t`Change members`}>
              <PlusIcon />
            </IconButton>
          }
        >
          {() => <PeopleChoices people={sorted} chosen={card.members} onToggle={toggle} />}
        </Popover>
      )}
    </>
  )
}

const small = css({ width: '4', height: '4' })
