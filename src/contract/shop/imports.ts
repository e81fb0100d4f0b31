import * as v from 'valibot'

/** The rows of a file that one call imports at most. */
export const MAX_ROWS = 10_000

export type Imported = v.InferOutput<typeof Imported>
/** What an import did with the rows of a file. */
export const Imported = v.object({
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** The rows that were left out: the index of each and the reason, in the language of the caller. */
  failed: v.array(v.object({ row: v.number(), message: v.string() })),
})
