import { useState } from 'react'

/** The hidden parts of a chart with this number of parts. The last visible part is not hidden: all others are shown again. */
export function useHidden(count: number) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())

  function toggle(name: string) {
    const next = new Set(hidden)
    if (!next.delete(name)) next.add(name)
    setHidden(next.size < count ? next : new Set())
  }

  return { hidden, toggle }
}
