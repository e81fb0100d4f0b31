import { useLingui } from '@lingui/react/macro'
import type { Member } from '#src/contract/shared/board-rows.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { css } from '#styled-system/css'

interface Props {
  people: readonly Member[]
  /** The ids of the chosen people. */
  chosen: readonly string[]
  onToggle: (id: string, isChosen: boolean) => void
}

/** The staff, to choose several of. */
export function PeopleChoices({ people, chosen, onToggle }: Props) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Members`} className={list}>
      {people.map(({ id, name, avatar }) => (
        <li key={id}>
          <Checkbox
            className={line}
            checked={chosen.includes(id)}
            onChange={event => onToggle(id, event.target.checked)}
          >
            <span className={person}>
              <Avatar size="xs" name={name} image={avatar} decorative />
              {name}
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

const list = css({ maxHeight: '64', overflowY: 'auto' })
const line = css({
  width: 'full',
  alignItems: 'center',
  minHeight: 'control.md',
  paddingInline: '2',
  borderRadius: 'md',
  _hover: { background: 'hover' },
  _touch: { minHeight: 'touch' },
})
const person = css({ display: 'flex', alignItems: 'center', gap: '2' })
