import { useSyncExternalStore } from 'react'
import type { Domain } from '#src/contract/core/define.ts'
import { onIdle } from '#src/lib/on-idle.ts'
import { onInvalidation } from './invalidation.ts'

/** `data` is the last result; `error` is the reason why the latest call failed. Both are undefined at first. */
export interface Snapshot<T> {
  data?: T
  error?: unknown
}

export interface SharedQuery<T> {
  subscribe: (changed: () => void) => () => void
  snapshot: () => Snapshot<T>
  /** Loads again; resolves when the new data is shown. */
  reload: () => Promise<void>
  /** Loads for the first subscriber, before it is there; resolves when the data, or an error, is there. */
  begin: () => Promise<void>
}

interface Options {
  /** When the first subscriber makes it load; by default when the device is idle. */
  first?: 'now' | 'whenIdle' | 'whenChanged'
}

/**
 * Server data that belongs to no screen, such as the counts in the header. It loads when it has a subscriber and the
 * device is idle, and again whenever one of its domains changes. No screen waits for it.
 */
export function sharedQuery<T>(
  domains: readonly Domain[],
  load: () => Promise<T>,
  { first = 'whenIdle' }: Options = {},
): SharedQuery<T> {
  const watchers = new Set<() => void>()
  let current: Snapshot<T> = {}
  let asked = 0
  /** Whether `begin` was called for a subscriber that is not there yet. */
  let isBegun = false

  async function read() {
    asked += 1
    const own = asked
    const next = await load().then(
      data => ({ data }),
      error => ({ ...current, error }),
    )
    // A later call, or the end of the session, makes this result out of date.
    if (own !== asked || (watchers.size === 0 && !isBegun)) return
    current = next
    for (const changed of watchers) changed()
  }

  async function reload() {
    isBegun = false
    if (watchers.size > 0) await read()
    else current = {}
  }

  async function begin() {
    if (watchers.size > 0) return
    isBegun = true
    current = {}
    await read()
  }

  onInvalidation(async changed => {
    if (changed.some(domain => domains.includes(domain))) await reload()
  })
  addEventListener('online', () => void reload())

  const start = { now: reload, whenIdle: () => onIdle(reload), whenChanged: () => undefined }[first]

  function subscribe(changed: () => void) {
    watchers.add(changed)
    if (watchers.size === 1 && !isBegun) void start()
    isBegun = false
    return () => {
      watchers.delete(changed)
      if (watchers.size === 0) current = {}
    }
  }

  return { subscribe, snapshot: () => current, reload, begin }
}

export const useSharedQuery = <T>({ subscribe, snapshot }: SharedQuery<T>) =>
  useSyncExternalStore(subscribe, snapshot)
