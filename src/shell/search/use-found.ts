import { useEffect, useState } from 'react'
import { findEverything, type Group } from './find-everything.ts'
import { type Found, finder, nothing } from './finder.ts'

/** What a text that is being typed finds. */
export function useFound(text: string) {
  const [found, setFound] = useState<Found<Group>>(nothing)
  const [{ seek, retry, stop }] = useState(() => finder({ find: findEverything, onChange: setFound }))
  useEffect(() => seek(text), [seek, text])
  useEffect(() => stop, [stop])
  return { ...found, retry }
}
