import * as v from 'valibot'
import { type Domain, define } from '#src/contract/core/define.ts'
import { areas } from '#src/contract/shared/areas.ts'

/**
 * The call that restores an entry, and the right that it needs. Its body holds the `id` of the entry, or a list `ids`.
 */
export type RestoredBy = v.InferOutput<typeof RestoredBy>
export const RestoredBy = v.object({
  method: v.picklist(['POST', 'PUT', 'PATCH']),
  path: v.string(),
  by: v.picklist(['id', 'ids']),
  needs: v.union([
    v.literal('signedIn'),
    v.object({ area: v.picklist(areas), level: v.picklist(['view', 'create', 'edit']) }),
  ]),
  writes: v.array(v.custom<Domain>(domain => typeof domain === 'string')),
})

export type Trashed = v.InferOutput<typeof Trashed>
export const Trashed = v.object({
  id: v.string(),
  /** The table from which it was removed, and the name of its rows, in the language of the caller. */
  kind: v.string(),
  label: v.string(),
  title: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  restoredBy: RestoredBy,
})

export const trash = define({
  /**
   * Beyond the specification: removed rows that the caller may view, the last removed first. Each kind is restored by
   * its own domain.
   */
  list: { method: 'GET', path: '{admin}/trash', needs: 'signedIn', reply: v.array(Trashed) },
})

/** The call that restores an entry. */
export const restoring = ({ method, path, needs, writes }: RestoredBy) =>
  define({
    restore: {
      method,
      path,
      needs,
      body: v.object({ id: v.optional(v.string()), ids: v.optional(v.array(v.string())) }),
      reply: v.unknown(),
      writes,
    },
  })
