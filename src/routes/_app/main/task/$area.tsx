import { createFileRoute, notFound } from '@tanstack/react-router'
import { isWorkArea } from '#src/features/work/area-words.ts'
import { loadWork } from '#src/features/work/load-work.ts'
import { WorkAreaPage } from '#src/features/work/work-area.tsx'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/task/$area')({
  staticData: { reads: ['products', 'tasks'] },
  loader: async ({ params: { area } }) => {
    if (!isWorkArea(area)) throw notFound()
    return { area, ...(await loadWork()) }
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: WorkAreaPageScreen,
})

function WorkAreaPageScreen() {
  return <WorkAreaPage {...Route.useLoaderData()} />
}
