import { createFileRoute } from '@tanstack/react-router'
import { usePermissionNames } from '#src/features/permissions/permission-names.ts'
import { loadTeam } from '#src/features/team/load-team.ts'
import { TeamPage } from '#src/features/team/team-page.tsx'
import { withTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/setting/team')({
  staticData: { reads: ['team', 'user', 'permissions'] },
  loader: () => withTexts('team', loadTeam()),
  pendingComponent: PageSkeleton,
  component: TeamScreen,
})

function TeamScreen() {
  const { groupOf } = usePermissionNames()
  return <TeamPage {...Route.useLoaderData()} groupOf={groupOf} />
}
