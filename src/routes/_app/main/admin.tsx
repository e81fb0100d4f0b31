import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { permissions } from '#src/contract/permissions.ts'
import { sample } from '#src/contract/sample.ts'
import { user } from '#src/contract/user.ts'
import { Admin } from '#src/features/admin/admin.tsx'
import { PermissionChoices } from '#src/features/permissions/permission-choices.tsx'
import { SampleCard } from '#src/features/sample/sample-card.tsx'
import { AreaPending } from '#src/ui/layout/area-pending.tsx'

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
    const [people, allowed, progress] = await Promise.all([
      client(user).list(),
      client(permissions).get(),
      client(sample).progress(),
    ])
    return { people, permissions: allowed, sample: progress }
  },
  pendingComponent: AreaPending,
  component: AdminScreen,
})

function AdminScreen() {
  const { groupID } = app.useLoaderData().user
  const { people, permissions, sample } = Route.useLoaderData()
  return (
    <Admin
      people={people}
      permissions={<PermissionChoices groupID={groupID} permissions={permissions} />}
      sample={<SampleCard loaded={sample} />}
    />
  )
}
