import { createFileRoute, notFound } from '@tanstack/react-router'
import { AreaPending } from '#src/features/areas/area-pending.tsx'
import { isWorkArea } from '#src/features/areas/area-words.ts'
import { loadWork } from '#src/features/areas/load-work.ts'
import { WorkAreaPage } from '#src/features/areas/work-area.tsx'
import { NotFound } from '#src/shell/screen-error.ts'

export const Route = createFileRoute('/_app/main/task/$area')({
  staticData: { reads: ['products', 'tasks'] },
  loader: async ({ params: { area } }) => {
    if (!isWorkArea(area)) throw notFound()
    return { area, ...(await loadWork()) }
  },
  pendingComponent: AreaPending,
  notFoundComponent: NotFound,
  component: WorkAreaPageScreen,
})

function WorkAreaPageScreen() {
  return <WorkAreaPage {...Route.useLoaderData()} />
}
