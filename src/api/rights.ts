import { getRouteApi } from '@tanstack/react-router'
import { type Area, includes, type Level } from '#src/contract/shared/areas.ts'
import { areasOfScreen } from '#src/contract/screens.ts'

const app = getRouteApi('/_app')

/** Whether the caller of the app has a level in an area, by the permissions that the shell has loaded. */
export function useCan(): (area: Area, level: Level) => boolean {
  const { permissions } = app.useLoaderData()
  return (area, level) => includes(permissions[area], level)
}
