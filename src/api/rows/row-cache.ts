import { useSyncExternalStore } from 'react'
import { type ChangedRows, onInvalidation } from '#src/api/invalidation.ts'
import { token } from '#src/api/session.ts'
import type { Domain, Endpoints, Input, Reply } from '#src/contract/core/define.ts'

interface Identified {
  id: string
}

/** The changes of a write: the stored rows in their new state, and the ids of the removed rows. */
interface Delta<Row> {
  put?: readonly Row[]
  removed?: readonly string[]
  /** The ids of changed rows whose new state the reply does not contain. They are loaded. */
  changed?: readonly string[]
  /** Changed rows of other tables of the domain. */
  others?: ChangedRows
}

/** For some endpoints, a function from the reply to the changed rows. */
type Deltas<E extends Endpoints, Row> = {
  [K in keyof E]?: (reply: Reply<E[K]>, input: Input<E[K]>) => Delta<Row>
}

interface Source<Row> {
  /** Identifies the cache in the messages between tabs. */
  name: string
  /** An invalidation of this domain without row ids makes the whole cache stale. */
  domain: Domain
  /** Loads all rows, in order. */
  list: () => Promise<readonly Row[]>
  /** Loads the rows with these ids; those that do not exist are left out. Without this function the list is loaded. */
  some?: (ids: readonly string[]) => Promise<readonly Row[]>
  compare: (a: Row, b: Row) => number
}

/** With more changed rows than this, the list is loaded again. */
const MAX_IDS = 50

export type RowCache<Row extends Identified> = ReturnType<typeof rowCache<Row>>

/**
 * Caches the rows of a table in this tab, in order. A loader fills the cache. The reply of a write is applied to it;
 * after a write of another tab, only the changed rows are loaded. A row that two calls read or wrote at the same time
 * is loaded again, because either reply may be the older one.
 */
export function rowCache<Row extends Identified>({ name, domain, list, some, compare }: Source<Row>) {
  const watchers = new Set<() => void>()
  let rows: readonly Row[] = []
  let isStale = true
  let owner: string | undefined
  let loading: Promise<void> | undefined
  /** The ids of the rows to load again, and the call that loads some of them. */
  const waiting = new Set<string>()
  let refreshing: Promise<void> | undefined
  let revision = 0
  /** The last write of this tab, and the promise that its rows are shown. */
  let written: { rows: ChangedRows; shown: Promise<void> } | undefined
  /** For each row id, the revision of its last change here. */
  const changedAt = new Map<string, number>()
  const isUnsure = (id: string, since: number) => (changedAt.get(id) ?? 0) > since

  function show(next: readonly Row[]) {
    rows = next
    for (const changed of watchers) changed()
  }

  /** Resolves when the cache holds the server's rows. Rejects as `list` and `some` do. */
  async function load() {
    if (owner !== token()) isStale = true
    while (isStale || loading) {
      loading ??= loadAll().finally(() => {
        loading = undefined
      })
      await loading
    }
  }

  async function loadAll() {
    const since = revision
    isStale = false
    owner = token()
    const all = await list().catch(error => {
      isStale = true
      throw error
    })
    const unsure = [...changedAt.keys()].filter(id => isUnsure(id, since))
    const known = rows.filter(({ id }) => unsure.includes(id))
    const sure = unsure.length > 0 ? all.filter(({ id }) => !unsure.includes(id)) : all
    show(known.length > 0 ? [...sure, ...known].toSorted(compare) : sure)
    // The caller loads a stale list again.
    if (unsure.length > 0 && !canLoad(unsure)) isStale = true
    else await refresh(unsure)
  }

  const canLoad = (ids: readonly string[]) => some !== undefined && ids.length <= MAX_IDS

  /**
   * Loads these rows again. There is one call at a time: two calls for one row would make each other's replies unsure,
   * and never end.
   */
  async function refresh(ids: readonly string[]): Promise<void> {
    if (isStale || ids.length === 0) return
    if (!canLoad(ids)) return reload()
    for (const id of ids) waiting.add(id)
    while (waiting.size > 0 || refreshing) {
      refreshing ??= loadWaiting().finally(() => {
        refreshing = undefined
      })
      await refreshing
    }
  }

  async function loadWaiting() {
    const ids = [...waiting].slice(0, MAX_IDS)
    for (const id of ids) waiting.delete(id)
    const since = revision
    try {
      const put = (await some?.(ids)) ?? []
      const found = new Set(put.map(({ id }) => id))
      const unsure = apply({ put, removed: ids.filter(id => !found.has(id)) }, since)
      for (const id of unsure) waiting.add(id)
    } catch (error) {
      waiting.clear()
      throw error
    }
  }

  /** Loads the list again if it is shown. If that fails, the old rows stay, and the next loader loads the list. */
  async function reload() {
    isStale = true
    if (watchers.size > 0) await load().catch(() => undefined)
  }

  /** Applies the result of a call that began at the revision `since`. Returns the ids of the rows to load again. */
  function apply({ put = [], removed = [] }: Delta<Row>, since: number): readonly string[] {
    const newest = new Map(put.map(row => [row.id, row]))
    const ids = [...newest.keys(), ...removed]
    if (ids.length === 0) return ids
    const unsure = ids.filter(id => isUnsure(id, since))
    for (const id of unsure) newest.delete(id)
    const replaced = new Set(ids.filter(id => !unsure.includes(id)))
    revision++
    for (const id of ids) changedAt.set(id, revision)
    show([...rows.filter(({ id }) => !replaced.has(id)), ...newest.values()].toSorted(compare))
    return unsure
  }

  /** Passed to a client, so that the replies of its writes are applied. */
  const follow =
    <E extends Endpoints>(_endpoints: E, deltas: Deltas<E, Row>) =>
    (endpoint: keyof E) => {
      const deltaOf = deltas[endpoint]
      const since = revision
      return (
        deltaOf &&
        ((reply: never, input: never): ChangedRows => {
          const { others, put = [], removed = [], changed = [] } = deltaOf(reply, input)
          const shown = refresh(apply({ put, removed }, since)).catch(reload)
          const rows = { ...others, [name]: [...put.map(({ id }) => id), ...removed, ...changed] }
          // Changed rows are loaded as those of another tab are.
          if (changed.length === 0) written = { rows, shown }
          return rows
        })
      )
    }

  onInvalidation(async (domains, changed) => {
    if (!domains.includes(domain)) return
    // A write ends when its rows are shown, so that its optimistic state is not replaced by an older one.
    if (changed && changed === written?.rows) return written.shown
    await (changed ? refresh(changed[name] ?? []).catch(reload) : reload())
  })
  addEventListener('online', reload)
  addEventListener('pageshow', ({ persisted }) => persisted && reload())

  function subscribe(changed: () => void) {
    watchers.add(changed)
    if (isStale) void reload()
    return () => void watchers.delete(changed)
  }

  return { load, rows: () => rows, subscribe, follow }
}

/** The rows of a cache, in order. The array is a new one only after a change. */
export const useRows = <Row extends Identified>({ subscribe, rows }: RowCache<Row>) =>
  useSyncExternalStore(subscribe, rows)
