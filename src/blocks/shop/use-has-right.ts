import { getRouteApi } from '@tanstack/react-router'
import { hasRight, type NamedRight } from '#src/contract/shop/rights.ts'

const app = getRouteApi('/_app')

/** Returns whether the user has a right beyond the levels of areas. It changes with the permissions of the shell. */
export function useHasRight(): (right: NamedRight) => boolean {
  const { permissions } = app.useLoaderData()
  return right => hasRight(permissions, right)
}
