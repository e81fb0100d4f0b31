import * as v from 'valibot'
import { define } from './core/define.ts'
import { rightsIn } from './shared/areas.ts'

/** The tables that can be filled up, and how many rows each can be asked to hold. */
export const scaled = ['contacts', 'products', 'mails', 'tasks'] as const
export const scales = [1000, 10_000, 100_000] as const
export type Scale = (typeof scales)[number]

/** How much of the sample there is, and how far the filling up has come. */
export type SampleProgress = v.InferOutput<typeof SampleProgress>
export const SampleProgress = v.object({
  /** Of each table that people of the shop fill: its name, what its rows are called, and how many there are. */
  counts: v.array(v.object({ table: v.string(), label: v.string(), count: v.number() })),
  /** What was asked for last; `null` while the sample is as it was installed. */
  scale: v.nullable(
    v.object({
      /** Rows of each table. */
      count: v.number(),
      /** Rows that were written, of all that have to be. */
      done: v.number(),
      total: v.number(),
      /** How long it took so far, in ms of work. */
      took: v.number(),
    }),
  ),
})

const may = rightsIn('admin')

/** Beyond the specification: a shop of another size, and the sample as it was on the first day. */
export const sample = define({
  progress: { method: 'GET', path: '{admin}/sample/progress', needs: may.view, reply: SampleProgress },
  /**
   * Writes for a second and answers how far that came: call it again until `done` is `total`. It goes on where it
   * stood, whatever was closed or killed in between; no transaction of it is long.
   */
  scale: {
    method: 'POST',
    path: '{admin}/sample/scale',
    needs: may.edit,
    body: v.object({ count: v.picklist(scales) }),
    reply: SampleProgress,
  },
  /** Everything as on the day of installation, passwords too. What was added, changed or removed since is gone. */
  reset: { method: 'POST', path: '{admin}/sample/reset', needs: may.edit, reply: v.boolean() },
})
