import { useLingui } from '@lingui/react/macro'
import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { messages } from '#src/contract/shell/messages.ts'
import { DeviceHealth } from '#src/features/device/device-health.tsx'
import { Setting } from '#src/features/setting/setting.tsx'
import { withTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const app = getRouteApi('/_app')

export const Route = createFileRoute('/_app/main/setting/')({
  staticData: { reads: ['messages'] },
  loader: () => withTexts('device', client(messages).list()),
  pendingComponent: PageSkeleton,
  component: SettingScreen,
})

function SettingScreen() {
  const { t } = useLingui()
  const { user, preferences, company } = app.useLoaderData()
  return (
    <Setting
      requests={Route.useLoaderData()}
      device={<DeviceHealth />}
      facts={[
        [t`Name`, user.name],
        [t`E-mail`, user.email],
        [t`Shop`, company.companyName],
        [t`Dates`, preferences.formatDateTime],
        [t`Amounts`, preferences.formatCurrency],
        [t`Lines a page`, preferences.pagingItems],
      ]}
    />
  )
}
