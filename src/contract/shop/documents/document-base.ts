import * as v from 'valibot'
import { longText, shortText } from '#src/contract/core/fields.ts'

/** A change of state: who made it, and when. */
const Stamp = v.object({ state: v.string(), by: v.string(), at: v.string() })

/** The fields of every document. */
export const base = {
  id: shortText,
  /** `HD-{device}-{yyMMdd}-{nnn}`; empty until the document has a code. */
  code: shortText,
  /** When it was made; of a reservation, the time that is reserved. */
  at: v.string(),
  by: v.string(),
  device: shortText,
  version: v.number(),
  note: longText,
  stamps: v.array(Stamp),
} as const
