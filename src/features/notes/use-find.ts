import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'

const route = getRouteApi('/_app/apps/notes')

/** What is looked for: found as it is typed, and in the address 300 ms after the last key. */
export function useFind() {
  const { q = '', view, label } = route.useSearch()
  const navigate = route.useNavigate()
  const [typed, setTyped] = useState<string>()
  const query = useDeferredValue(typed ?? q)

  const write = useEffectEvent(async (text: string) => {
    await navigate({
      to: '.',
      search: previous => ({ ...previous, q: text || undefined }),
      replace: true,
      resetScroll: false,
    })
    setTyped(current => (current === text ? undefined : current))
  })

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(write, 300, typed)
    return () => clearTimeout(timer)
  }, [typed])

  return { text: typed ?? q, query, view, label, change: setTyped }
}

export type Find = ReturnType<typeof useFind>
