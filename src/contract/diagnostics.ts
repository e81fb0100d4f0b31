import * as v from 'valibot'
import { define } from './core/define.ts'
import { rightsIn } from './shared/areas.ts'

/** Facts about the stored data for the support team. They contain numbers only, no data of the shop. */
export type StoredFacts = v.InferOutput<typeof StoredFacts>
export const StoredFacts = v.object({
  /** The version of the stored data. */
  schema: v.number(),
  tables: v.array(v.object({ table: v.string(), rows: v.number() })),
})

/** Beyond the specification: what the support team asks about the data of a device. */
export const diagnostics = define({
  read: { method: 'GET', path: '{admin}/diagnostics', needs: rightsIn('admin').view, reply: StoredFacts },
})
