import { getRouteApi } from '@tanstack/react-router'
import { type Area, includes, type Level } from '#src/contract/shared/areas.ts'
import { areasOfScreen } from '#src/contract/shared/screens.ts'
import { ApiProblem } from '#src/lib/problem.ts'

const app = getRouteApi('/_app')

/** Returns whether the user has a level in an area. It uses the permissions of the shell, and changes with them. */
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

/**
 * Resolves with the result of a call, or with `otherwise` for a user without its right. Rejects with every other
 * problem of the call.
 */
export const ifAllowed = <T, U>(call: Promise<T>, otherwise: U): Promise<T | U> =>
  call.catch(error => {
    if (isForbidden(error)) return otherwise
    throw error
  })
