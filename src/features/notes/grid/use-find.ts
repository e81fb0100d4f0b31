import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTypedQuery } from '#src/ui/lists/use-typed-query.ts'

const route = getRouteApi('/_app/apps/notes')

/** What is looked for: found as it is typed, and in the address when the typing pauses. */
export function useFind() {
  const { q, view, label } = route.useSearch()
  const { text, change, leave } = useTypedQuery(q)
  const query = useDeferredValue(text)

  return { text, query, view, label, change, leave }
}

export type Find = ReturnType<typeof useFind>
