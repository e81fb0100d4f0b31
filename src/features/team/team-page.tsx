import { Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { usesServers } from '#src/device/servers/uses-servers.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { css } from '#styled-system/css'
import { AboutTeams } from './join/about-teams.tsx'
import { JoinForm } from './join/join-form.tsx'
import type { TeamData } from './load-team.ts'
import { PeopleAndDevices } from './members/people-and-devices.tsx'
import { LeaveButton } from './membership/leave-button.tsx'
import { SyncButton } from './membership/sync-button.tsx'
import { TeamFacts } from './membership/team-facts.tsx'
import { TeamNotice } from './membership/team-notice.tsx'
import { ServerWrites } from './writes/server-writes.tsx'
import { TeamWrites } from './writes/team-writes.tsx'

interface Props extends TeamData {
  groupOf: (groupID: string) => string
}

/** Joining a team; in a team its state, the writes that it does not have, its members and devices. */
export function TeamPage({ status, writes, members, groupOf }: Props) {
  const { t } = useLingui()
  const can = useCan()
  const mayEdit = can('admin', 'edit')
  return (
    <PageLayout
      title={t`Team and devices`}
      lead={<Trans>Several devices with the same data, also without a network.</Trans>}
      actions={status && <SyncButton />}
    >
      {status && <TeamNotice state={status.state} />}
      <Columns>
        <div className={stack}>
          {!status && (mayEdit ? <JoinForm /> : <OnlyOwners />)}
          {status?.state === 'signIn' && mayEdit && <JoinForm member={status} />}
          {status && writes && <TeamWrites writes={writes} mayEdit={mayEdit} />}
          {status && <PeopleAndDevices members={members} groupOf={groupOf} />}
          {usesServers() && <ServerWrites />}
        </div>
        {status ? (
          <Card title={<Trans>This device in the team</Trans>}>
            <TeamFacts status={status} />
            {mayEdit && <LeaveButton status={status} />}
          </Card>
        ) : (
          <AboutTeams />
        )}
      </Columns>
    </PageLayout>
  )
}

const OnlyOwners = () => (
  <Notice>
    <Trans>This device is in no team. Somebody who may change the administration can join one.</Trans>
  </Notice>
)

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
