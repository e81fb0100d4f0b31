import { Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import type { User } from '#src/contract/shared/user.ts'
import { api } from '#src/features/pages/load-plan.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { Select } from '#src/ui/form/select.tsx'
import { css } from '#styled-system/css'

interface Props {
  team: readonly User[]
  /** The ids of all groups; empty for users who may not see them. */
  groups: readonly string[]
  userId: string
  groupOf: (groupID: string) => string
}

/**
 * The employees of the shop, with the role of each. A user who may edit the administration changes the roles of the
 * others.
 */
export function TeamPanel({ team, groups, userId, groupOf }: Props) {
  const { t, i18n } = useLingui()
  const can = useCan()
  const [shown, run] = useOptimisticMutation(team)
  const { compare } = new Intl.Collator(i18n.locale)
  const mayMove = can('admin', 'edit') && groups.length > 0

  async function setRole({ id, name }: User, groupID: string) {
    const role = groupOf(groupID)
    const done = await run(
      () => api.setRole({ body: { id, groupID } }),
      people => people.map(person => (person.id === id ? { ...person, groupID } : person)),
    )
    if (done) toast.success(t`${name} is now ${role}`)
  }

  if (team.length === 0)
    return (
      <p className={css({ color: 'muted' })}>
        <Trans>You may not see who works in the shop. Ask its owner.</Trans>
      </p>
    )
  return (
    <ul>
      {shown
        .toSorted((a, b) => compare(a.name, b.name))
        .map(person => (
          <li key={person.id} className={row}>
            <Avatar decorative name={person.name} image={person.avatar} />
            <span className={css({ flex: '1', minWidth: '[min(100%, 10rem)]', overflowWrap: 'anywhere' })}>
              <span className={css({ display: 'block', fontWeight: 'label' })}>{person.name}</span>
              <span className={css({ display: 'block', textStyle: 'caption', color: 'subtle' })}>
                {person.email}
              </span>
            </span>
            {mayMove && person.id !== userId ? (
              <Select
                aria-label={t`Role of ${{ name: person.name }}`}
                className={css({ width: '48' })}
                options={groups.map(value => ({ value, label: groupOf(value) }))}
                value={person.groupID}
                onChange={groupID => void setRole(person, groupID)}
              />
            ) : (
              <span className={css({ color: 'muted' })}>{groupOf(person.groupID)}</span>
            )}
          </li>
        ))}
    </ul>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  minHeight: 'row',
  paddingBlock: '2',
  '& + &': { borderBlockStart: 'hairline' },
})
