import * as v from 'valibot'
import { trash } from '#src/contract/shell/trash.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The last time of a `Date`, in ms since 1970. */
const MAX_TIME = 8.64e15

/** A removed row, which can be restored. `at` is in ms since 1970. */
export type TrashedRow = v.InferOutput<typeof TrashedRow>
export const TrashedRow = v.object({
  id: v.string(),
  table: v.string(),
  row: v.custom<object>(row => typeof row === 'object' && row !== null),
  by: v.string(),
  at: v.pipe(
    v.number(),
    v.check(at => Math.abs(at) <= MAX_TIME, 'Not a time'),
  ),
})

/** Removed rows, which stay for 30 days. */
export const trashDomain = defineDomain({
  name: 'trash',
  contract: trash,
  handlers: { '{admin}/trash': () => import('./handlers.ts') },
  tables: {
    trash: { indexes: { 1: 'id, [table+at], at' }, row: TrashedRow },
  },
})
