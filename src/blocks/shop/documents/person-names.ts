import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { user } from '#src/contract/user.ts'

const app = getRouteApi('/_app')
const people = sharedQuery(['user', 'permissions'], () => ifAllowed(client(user).list(), []), {
  first: 'now',
})

/** Returns the user and all colleagues that the user may see, the user first. */
export function usePeople() {
  const own = app.useLoaderData().user
  const all = useSharedQuery(people).data ?? []
  return [own, ...all.filter(({ id }) => id !== own.id)]
}

/** Returns a function that finds a user; undefined for colleagues whom the user may not see. */
export function usePerson() {
  const own = app.useLoaderData().user
  const all = useSharedQuery(people).data ?? []
  return (id: string) => (id === own.id ? own : all.find(one => one.id === id))
}

/** Returns a function that names a user; empty for colleagues whom the user may not see. */
export function usePersonName() {
  const personOf = usePerson()
  return (id: string) => personOf(id)?.name ?? ''
}
