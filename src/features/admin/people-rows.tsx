import { Trans, useLingui } from '@lingui/react/macro'
import type { Status, User } from '#src/contract/shared/user.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'

interface Props {
  people: User[]
  /** Group names by group id. */
  groupOf: (groupID: string) => string
}

/** All people of the shop with their status. */
export function PeopleRows({ people, groupOf }: Props) {
  const { t, i18n } = useLingui()
  const words: Record<Status, string> = {
    online: t`Online`,
    away: t`Away`,
    busy: t`Busy`,
    'not-visible': t`Invisible`,
  }
  const { compare } = new Intl.Collator(i18n.locale)
  return (
    <SimpleList
      rows={people
        .toSorted((a, b) => compare(a.name, b.name))
        .map(({ id, name, email, avatar, status, groupID }) => ({
          id,
          lead: (
            <Avatar
              name={name}
              image={avatar}
              // spec: product.md section 4, the dot is green, amber, red or grey
              presence={status === 'not-visible' ? 'invisible' : status}
              decorative
            />
          ),
          title: name,
          meta: `${email} · ${groupOf(groupID)}`,
          trail: words[status],
        }))}
      empty={<Trans>Nobody works here yet.</Trans>}
    />
  )
}
