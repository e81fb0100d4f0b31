import { useState } from 'react'
import { parseJson } from '#src/lib/text/parse-json.ts'

/** Returns the groups without those that this device keeps apart, and a function that keeps a group apart. */
export function useKeptApart<Group extends { key: string }>(list: string, groups: readonly Group[]) {
  const key = `outpost.${list}.distinct`
  const [distinct, setDistinct] = useState(() => remembered(key))

  /** Remembers on this device that the entries of a group are not the same. */
  function keepApart(group: Group) {
    const next = [...distinct, group.key]
    setDistinct(next)
    localStorage.setItem(key, JSON.stringify(next))
  }

  return { groups: groups.filter(group => !distinct.includes(group.key)), keepApart }
}

function remembered(key: string): string[] {
  const stored = parseJson(localStorage.getItem(key))
  return Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : []
}
