import { getRouteApi } from '@tanstack/react-router'
import { type Area, includes, type Level } from '#src/contract/shared/areas.ts'
import { areasOfScreen } from '#src/contract/shared/screens.ts'
import { ApiProblem } from '#src/lib/problem.ts'

const app = getRouteApi('/_app')

/** Returns whether the user has a level in an area. The shell's own permissions, so it changes with them. */
export function useCan(): (area: Area, level: Level) => boolean {
  const { permissions } = app.useLoaderData()
  return (area, level) => includes(permissions[area], level)
}

/** Returns whether the user may open the screen at a path of the app. */
export function useCanOpen(): (path: string) => boolean {
  const can = useCan()
  return path => areasOfScreen(path).every(area => can(area, 'view'))
}

export const isForbidden = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status === 403

/** What a call returns, or `otherwise` for a user who lacks its right. Rejects as the call does for any other reason. */
export const ifAllowed = <T, U>(call: Promise<T>, otherwise: U): Promise<T | U> =>
  call.catch(error => {
    if (isForbidden(error)) return otherwise
    throw error
  })
