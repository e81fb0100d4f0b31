import { trash } from '#src/contract/shell/trash.ts'
import { handle } from '#sw/server/handle.ts'
import { purge } from './purge.ts'
import { labelOf, matching, toTrashed, visibleRows } from './rows.ts'

/** The list without a window has at most this number of rows. */
const MAX_ROWS = 500

export const handlers = handle(trash, {
  list: async caller => (await visibleRows(caller, MAX_ROWS)).flatMap(row => toTrashed(row, caller)),
  find: async ({ query: { search, kind, from, size }, ...caller }) => {
    const found = matching(await visibleRows(caller), search)
    const counts = new Map<string, number>()
    for (const row of found) counts.set(row.kind, (counts.get(row.kind) ?? 0) + 1)
    const shown = kind ? found.filter(row => row.kind === kind) : found
    return {
      rows: shown.slice(from, from + size).flatMap(row => toTrashed(row, caller)),
      total: shown.length,
      kinds: [...counts].map(([kind, count]) => ({ kind, label: labelOf(kind, caller), count })),
    }
  },
  purge,
})
