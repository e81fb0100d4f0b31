import { createFileRoute } from '@tanstack/react-router'
import { Console } from '#src/features/console/console.tsx'
import { ConsolePending } from '#src/features/console/console-pending.tsx'
import { shopConsole } from '#src/features/console/shop/console-query.ts'
import { DeviceHealth } from '#src/features/device/device-health.tsx'
import { loadTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/main/console')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  loader: async () => {
    // The screen shows the error of the figures.
    await Promise.all([loadTexts('console'), loadTexts('device'), loadTexts('shop'), shopConsole.begin()])
  },
  component: () => <Console health={<DeviceHealth />} />,
  pendingComponent: ConsolePending,
})
