import { ClipboardDocumentListIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '#src/contract/shared/user.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { PeopleRows } from './people-rows.tsx'

interface Props {
  people: User[]
  /** Group names by group id. */
  groupOf: (groupID: string) => string
  /** The rights of each group. */
  permissions: ReactNode
  /** The screens that a group has. */
  viewAs: ReactNode
  /** The last backup of this device. */
  backup: ReactNode
  /** The state of the sample data on this device; undefined when the user may not change it. */
  sample: ReactNode
}

/** The staff, the rights of the groups, what was done, and the backup and the sample data of this device. */
export function Admin({ people, groupOf, permissions, viewAs, backup, sample }: Props) {
  const { t } = useLingui()
  return (
    <PageLayout
      title={t`Administration`}
      lead={<Trans>Who works here, what they may do, and the sample data on this device.</Trans>}
      actions={
        <Link to="/main/admin/audit" className={button()}>
          <ClipboardDocumentListIcon />
          <Trans>Audit log</Trans>
        </Link>
      }
    >
      <Card title={<Trans>What each group may do</Trans>}>{permissions}</Card>
      {viewAs}
      <Columns>
        <div className={css({ display: 'grid', gap: '5' })}>
          <Card title={<Trans>Backup of this device</Trans>}>
            <ul className={css({ paddingBlockEnd: '2' })}>{backup}</ul>
          </Card>
          {sample}
        </div>
        <Card title={<Trans>People of the shop</Trans>}>
          <PeopleRows people={people} groupOf={groupOf} />
        </Card>
      </Columns>
    </PageLayout>
  )
}
