import { createFileRoute } from '@tanstack/react-router'
import { loadProfile } from '#src/features/pages/profile/load-profile.ts'
import { ProfilePage } from '#src/features/pages/profile/profile-page.tsx'
import { usePermissionNames } from '#src/features/permissions/permission-names.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { UserAvatar } from '#src/shell/user/user-avatar.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/pages/profile')({
  staticData: { reads: ['pages', 'user', 'activities', 'tasks', 'messages', 'permissions'] },
  loader: loadProfile,
  pendingComponent: PageSkeleton,
  component: ProfileScreen,
})

function ProfileScreen() {
  const { user, company } = useShellData()
  const { groupOf } = usePermissionNames()
  return (
    <ProfilePage
      profile={Route.useLoaderData()}
      user={user}
      company={company}
      groupOf={groupOf}
      picture={<UserAvatar decorative size="xl" />}
    />
  )
}
