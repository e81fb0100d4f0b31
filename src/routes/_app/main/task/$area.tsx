import { createFileRoute, notFound } from '@tanstack/react-router'
import { isWorkArea } from '#src/features/work/area-words.ts'
import { loadWork } from '#src/features/work/load-work.ts'
import { WorkAreaPage } from '#src/features/work/work-area.tsx'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { AreaPending } from '#src/ui/layout/area-pending.tsx'

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
