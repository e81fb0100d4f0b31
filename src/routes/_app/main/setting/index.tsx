import { createFileRoute } from '@tanstack/react-router'
import { DeviceHealth } from '#src/features/device/device-health.tsx'
import { RequestsCard } from '#src/features/requests/list/requests-card.tsx'
import { loadRequests } from '#src/features/requests/request-calls.ts'
import { Setting } from '#src/features/setting/setting.tsx'
import { loadSettings } from '#src/features/setting/shop/setting-calls.ts'
import { loadTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The number of requests that the settings show; the list has all of them. */
const SHOWN_REQUESTS = 5

export const Route = createFileRoute('/_app/main/setting/')({
  staticData: { reads: ['shop'] },
  loader: async () => {
    const [settings, { rows }] = await Promise.all([
      loadSettings(),
      loadRequests({ status: 'pending' }, SHOWN_REQUESTS),
      loadTexts('setting'),
      loadTexts('requests'),
      loadTexts('shop'),
      loadTexts('device'),
    ])
    return { settings, rows }
  },
  pendingComponent: PageSkeleton,
  component: SettingScreen,
})

function SettingScreen() {
  const { settings, rows } = Route.useLoaderData()
  return <Setting settings={settings} requests={<RequestsCard rows={rows} />} device={<DeviceHealth />} />
}
