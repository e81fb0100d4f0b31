import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { tasks } from '#src/contract/tasks.ts'
import { Console } from '#src/features/console/console.tsx'
import { ConsolePending } from '#src/features/console/console-pending.tsx'
import { DeviceHealth } from '#src/features/device/device-health.tsx'
import { loadTexts } from '#src/i18n/texts.ts'

const api = client(tasks)

export const Route = createFileRoute('/_app/main/console')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  staticData: { reads: ['tasks', 'permissions'] },
  loader: async () => {
    const [tasks] = await Promise.all([
      ifAllowed(api.list(), undefined),
      loadTexts('console'),
      loadTexts('shop'),
    ])
    return tasks
  },
  component: ConsoleScreen,
  pendingComponent: ConsolePending,
})

function ConsoleScreen() {
  return <Console tasks={Route.useLoaderData()} health={<DeviceHealth />} />
}
