import { createFileRoute } from '@tanstack/react-router'
import { Console } from '#src/features/console/console.tsx'
import { ConsolePending } from '#src/features/console/console-pending.tsx'
import { beginShopConsole } from '#src/features/console/shop/console-query.ts'
import { DeviceHealth } from '#src/features/device/device-health.tsx'
import { loadTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/main/console')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  loader: async () => {
    beginShopConsole()
    // Its code loads with the texts, not after them. The screen shows the error.
    import('#src/features/console/shop/shop-today.tsx').catch(() => undefined)
    await Promise.all([loadTexts('console'), loadTexts('shop')])
  },
  component: () => <Console health={<DeviceHealth />} />,
  pendingComponent: ConsolePending,
})
