import * as v from 'valibot'
import { type Domain, define } from '#src/contract/core/define.ts'
import { shortText } from '#src/contract/core/fields.ts'
import { wholeParam } from '#src/contract/core/params.ts'
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
  /** When it is deleted permanently. */
  purgeAt: v.pipe(v.string(), v.isoTimestamp()),
  restoredBy: RestoredBy,
})

/** A kind of removed rows, its name, and how many of them a search finds. */
export type TrashedKind = v.InferOutput<typeof TrashedKind>
export const TrashedKind = v.object({ kind: v.string(), label: v.string(), count: v.number() })

/** The most rows that one call purges. */
export const MAX_PURGED = 5000

export const trash = define({
  /**
   * Beyond the specification: removed rows that the caller may view, the last removed first. Each kind is restored by
   * its own domain.
   */
  list: { method: 'GET', path: '{admin}/trash', needs: 'signedIn', reply: v.array(Trashed) },
  /**
   * A window of the removed rows of a kind whose title contains a text, without accents: those from the number `from`
   * on, at most `size`. `total` is the number of all; `kinds` has all kinds in which the search finds rows.
   */
  find: {
    method: 'GET',
    path: '{admin}/trash/rows',
    needs: 'signedIn',
    query: v.object({
      search: v.optional(shortText, ''),
      kind: v.optional(shortText, ''),
      from: wholeParam(0, 0),
      size: wholeParam(50, 1),
    }),
    reply: v.object({ rows: v.array(Trashed), total: v.number(), kinds: v.array(TrashedKind) }),
  },
  /**
   * Deletes removed rows permanently, all or none; the caller needs the right that restores them. Returns the number of
   * deleted rows.
   */
  purge: {
    method: 'POST',
    path: '{admin}/trash/purge',
    needs: 'signedIn',
    body: v.object({ ids: v.pipe(v.array(shortText), v.maxLength(MAX_PURGED)) }),
    reply: v.number(),
    writes: ['trash'],
  },
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
