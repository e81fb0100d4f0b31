import { useState } from 'react'

/**
 * A React key that stays the same when a draft gets its id, and its address changes, while it is being written.
 * `adopt` sets that id.
 */
export function useDraftKey(asked: string | undefined) {
  const [session, setSession] = useState<{ key: string; names: readonly string[] }>()
  if (asked === undefined ? session !== undefined : !session?.names.includes(asked))
    setSession(asked === undefined ? undefined : { key: asked, names: [asked] })

  return {
    key: session?.key,
    adopt: (id: string) => setSession(current => current && { ...current, names: [...current.names, id] }),
  }
}
