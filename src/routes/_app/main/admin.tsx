import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { useCan } from '#src/api/rights.ts'
import { permissions } from '#src/contract/permissions.ts'
import { sample } from '#src/contract/sample.ts'
import { navigation } from '#src/contract/shell/navigation.ts'
import { user } from '#src/contract/user.ts'
import { Admin } from '#src/features/admin/admin.tsx'
import { ViewAs } from '#src/features/admin/view-as/view-as.tsx'
import { BackupRow } from '#src/features/device/backup-row.tsx'
import { PermissionMatrix } from '#src/features/permissions/permission-matrix.tsx'
import { usePermissionNames } from '#src/features/permissions/permission-names.ts'
import { SampleCard } from '#src/features/sample/sample-card.tsx'
import { loadTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const app = getRouteApi('/_app')

export const Route = createFileRoute('/_app/main/admin')({
  staticData: {
    reads: [
      'user',
      'permissions',
      'boards',
      'chat',
      'contacts',
      'files',
      'mails',
      'messages',
      'notes',
      'notifications',
      'products',
      'tasks',
    ],
  },
  loader: async () => {
    const [people, groups, progress, { nav }] = await Promise.all([
      client(user).list(),
      client(permissions).groups(),
      client(sample).progress(),
      client(navigation).get(),
      loadTexts('admin'),
      loadTexts('device'),
      loadTexts('sample'),
    ])
    return { people, groups, sample: progress, nav }
  },
  pendingComponent: PageSkeleton,
  component: AdminScreen,
})

function AdminScreen() {
  const { groupID } = app.useLoaderData().user
  const { people, groups, sample, nav } = Route.useLoaderData()
  const { groupOf, levels } = usePermissionNames()
  const can = useCan()
  return (
    <Admin
      people={people}
      groupOf={groupOf}
      permissions={<PermissionMatrix groups={groups} ownGroup={groupID} />}
      viewAs={<ViewAs groups={groups} navigation={nav} groupOf={groupOf} levelNames={levels} />}
      backup={<BackupRow />}
      sample={can('admin', 'edit') && <SampleCard loaded={sample} />}
    />
  )
}
