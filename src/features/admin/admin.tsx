import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { User } from '#src/contract/session.ts'
import { AreaPage, Columns } from '#src/ui/layout/area-page.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'
import { PeopleRows } from './people-rows.tsx'

interface Props {
  people: User[]
  /** What the user's group may do. */
  permissions: ReactNode
  /** The sample data on this device. */
  sample: ReactNode
}

/** Who works here, what they may do, and how much of the sample this device holds. */
export function Admin({ people, permissions, sample }: Props) {
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
          {sample}
        </div>
        <Card title={<Trans>What your group may do</Trans>}>{permissions}</Card>
      </Columns>
    </AreaPage>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
