import { activityRoutes } from './activities/handlers.ts'
import { backupRoutes } from './backup/handlers.ts'
import { boardRoutes } from './boards/handlers.ts'
import { dashboardRoutes } from './dashboards/handlers.ts'
import { fileRoutes } from './files/handlers.ts'
import { sweepFiles } from './files/sweep.ts'
import { guideRoutes } from './guides/handlers.ts'
import { iconRoutes } from './icons/handlers.ts'
import { sampleRoutes } from './sample/handlers.ts'
import { sweepUploads } from './uploads/sweep.ts'

export { takeShared } from './notes/shared.ts'
export { forbidden } from './permissions/forbidden.ts'
export { offlinePage } from './pwa/offline-page.ts'

/** Deletes what nobody can reach any more. */
export async function sweep() {
  await sweepFiles()
  await sweepUploads()
}

/** The routes that are asked for seldom. */
export const moreRoutes = [
  ...activityRoutes,
  ...backupRoutes,
  ...boardRoutes,
  ...dashboardRoutes,
  ...fileRoutes,
  ...guideRoutes,
  ...iconRoutes,
  ...sampleRoutes,
]
