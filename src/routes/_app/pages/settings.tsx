import { createFileRoute } from '@tanstack/react-router'
import { loadSettings } from '#src/features/pages/settings/load-settings.ts'
import { settingPanels } from '#src/features/pages/settings/panels.ts'
import { SettingsPage } from '#src/features/pages/settings/settings-page.tsx'
import { usePermissionNames } from '#src/features/permissions/permission-names.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { oneOf, searchParams } from '#src/lib/url/search-params.ts'
import { AvatarField } from '#src/shell/preferences/avatar-field.tsx'
import { PasswordPanel } from '#src/shell/preferences/password-panel.tsx'
import { useShellData } from '#src/shell/shell-data.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/pages/settings')({
  validateSearch: searchParams({ part: oneOf(...settingPanels) }),
  staticData: { reads: ['pages', 'user', 'preferences', 'permissions'] },
  loader: () => withTexts('preferences', loadSettings()),
  pendingComponent: PageSkeleton,
  component: SettingsScreen,
})

function SettingsScreen() {
  const { user } = useShellData()
  const { groupOf } = usePermissionNames()
  return (
    <SettingsPage
      data={Route.useLoaderData()}
      userId={user.id}
      groupOf={groupOf}
      picture={<AvatarField employeeID={user.id} />}
      password={<PasswordPanel onChanged={() => undefined} />}
    />
  )
}
