import { Trans, useLingui } from '@lingui/react/macro'
import type { Permissions } from '#src/contract/permissions.ts'
import type { SampleProgress } from '#src/contract/sample.ts'
import type { User } from '#src/contract/session.ts'
import { Card } from '#src/ui/card.tsx'
import { css } from '#styled-system/css'
import { AreaPage, Columns } from './area-page.tsx'
import { PeopleRows } from './people-rows.tsx'
import { PermissionChoices } from './permission-choices.tsx'
import { SampleCard } from './sample-card.tsx'

interface Props {
  people: User[]
  /** Of the one who looks. */
  groupID: string
  permissions: Permissions
  sample: SampleProgress
}

/** Who works here, what they may do, and how much of the sample this device holds. */
export function Admin({ people, groupID, permissions, sample }: Props) {
  const { t } = useLingui()
  return (
    <AreaPage
      title={t`Administration`}
      lead={<Trans>Who works here, what they may do, and the sample data on this device.</Trans>}
    >
      <Columns>
        <div className={stack}>
          <Card title={<Trans>People of the shop</Trans>}>
            <PeopleRows people={people} />
          </Card>
          <SampleCard loaded={sample} />
        </div>
        <Card title={<Trans>What your group may do</Trans>}>
          <PermissionChoices groupID={groupID} permissions={permissions} />
        </Card>
      </Columns>
    </AreaPage>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
