import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { User } from '#src/contract/shared/user.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { PeopleRows } from './people-rows.tsx'

interface Props {
  people: User[]
  /** Group names by group id. */
  groupOf: (groupID: string) => string
  /** The rights of each group. */
  permissions: ReactNode
  /** The state of the sample data on this device; undefined when the user may not change it. */
  sample: ReactNode
}

/** The staff, the rights of the groups, and the sample data of this device. */
export function Admin({ people, groupOf, permissions, sample }: Props) {
  const { t } = useLingui()
  return (
    <PageLayout
      title={t`Administration`}
      lead={<Trans>Who works here, what they may do, and the sample data on this device.</Trans>}
    >
      <Card title={<Trans>What each group may do</Trans>}>{permissions}</Card>
      <Columns>
        {sample}
        <Card title={<Trans>People of the shop</Trans>}>
          <PeopleRows people={people} groupOf={groupOf} />
        </Card>
      </Columns>
    </PageLayout>
  )
}
