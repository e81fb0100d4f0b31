import { useEffect, useState } from 'react'
import { debouncedSearch, type Found, nothing } from './debounced-search.ts'
import { findEverything, type Group } from './find-everything.ts'

/** Searches a text while the user types it. */
export function useFound(text: string) {
  const [found, setFound] = useState<Found<Group>>(nothing)
  const [{ search, retry, stop }] = useState(() =>
    debouncedSearch({ find: findEverything, onChange: setFound }),
  )
  useEffect(() => search(text), [search, text])
  useEffect(() => stop, [stop])
  return { ...found, retry }
}
