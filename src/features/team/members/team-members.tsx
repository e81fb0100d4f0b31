import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useCan } from '#src/api/rights.ts'
import { onlineMembers } from '#src/blocks/team/online-members.ts'
import type { User } from '#src/contract/shared/user.ts'
import type { Found } from '#src/features/team/devices/use-devices.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { MemberRow } from './member-row.tsx'

interface Props {
  members: User[]
  groupOf: (groupID: string) => string
  /** Undefined when the devices are not known, without a network or without the right. */
  reading?: Promise<Found>
}

/** The members of the team with their roles and devices, and who of them is online. */
export function TeamMembers({ members, groupOf, reading }: Props) {
  const { t, i18n } = useLingui()
  const can = useCan()
  const online = useSyncExternalStore(onlineMembers.subscribe, onlineMembers.snapshot)
  const { compare } = new Intl.Collator(i18n.locale)
  return (
    <Card
      title={<Trans>Members</Trans>}
      action={
        can('admin', 'edit') && (
          <Link to="/pages/settings" search={{ part: 'team' }} className={button({ size: 'sm' })}>
            <Trans>Change roles</Trans>
          </Link>
        )
      }
    >
      {!reading && (
        <p className={words}>
          {can('admin', 'view') ? (
            <Trans>
              Which devices they use is known to the team’s server only. Their devices are shown with a
              network.
            </Trans>
          ) : (
            <Trans>Which devices they use is shown to those who may see the administration.</Trans>
          )}
        </p>
      )}
      <p className={words}>
        {online === null ? (
          <Trans>Who has the app open now is not known.</Trans>
        ) : (
          <Trans>A dot marks those who have the app open now.</Trans>
        )}
      </p>
      <ul aria-label={t`Members`} className={css({ paddingBlockEnd: '2' })}>
        {members
          .toSorted((a, b) => compare(a.name, b.name))
          .map(member => (
            <MemberRow
              key={member.id}
              member={member}
              role={groupOf(member.groupID)}
              isOnline={online?.has(member.id) ?? false}
              {...(reading && { reading })}
            />
          ))}
      </ul>
    </Card>
  )
}

const words = css({ color: 'muted', paddingInline: 'card', paddingBlock: '1' })
