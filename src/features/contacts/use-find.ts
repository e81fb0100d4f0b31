import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTyped } from '#src/ui/use-typed.ts'

const route = getRouteApi('/_app/apps/contacts')

/** What is looked for: found as it is typed, and in the address when the typing pauses. */
export function useFind() {
  const { q = '', tag } = route.useSearch()
  const navigate = route.useNavigate()
  const { text, change } = useTyped(q, text =>
    navigate({
      to: '.',
      search: previous => ({ ...previous, q: text || undefined }),
      replace: true,
      resetScroll: false,
    }),
  )
  const query = useDeferredValue(text)

  return { text, query, tag, change }
}

export type Find = ReturnType<typeof useFind>
