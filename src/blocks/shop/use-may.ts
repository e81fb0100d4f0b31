import { getRouteApi } from '@tanstack/react-router'
import { hasRight, type NamedRight } from '#src/contract/shop/rights.ts'

const app = getRouteApi('/_app')

/** Returns whether the user has a named right. It uses the permissions of the shell, and changes with them. */
export function useMay(): (right: NamedRight) => boolean {
  const { permissions } = app.useLoaderData()
  return right => hasRight(permissions, right)
}
