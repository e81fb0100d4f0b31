import * as v from 'valibot'
import { define } from './core/define.ts'
import { rightsIn } from './shared/areas.ts'

/**
 * The possible numbers of rows of a table. Contacts, products, mails and tasks get this number; notes at most 10,000, one
 * board at most 1,000 cards, one folder at most 2,000 files and one conversation at most 5,000 messages (`seed/scale.ts`).
 * The help centre and the academy are files of the build and are not scaled.
 */
export const scales = [1000, 10_000, 100_000] as const
export type Scale = (typeof scales)[number]
/** The number of sales with four lines each that are posted with each number of rows. */
export const scaledSales: Readonly<Record<Scale, number>> = { 1000: 250, 10_000: 25_000, 100_000: 25_000 }

/** The size of the sample, and the progress of the last scaling. */
export type SampleProgress = v.InferOutput<typeof SampleProgress>
export const SampleProgress = v.object({
  /** For each table that users fill: its name, the label of its rows, and their number. */
  counts: v.array(v.object({ table: v.string(), label: v.string(), count: v.number() })),
  /** The last request to scale; `null` while the sample is as it was installed. */
  scale: v.nullable(
    v.object({
      /** The requested number of rows of each table. */
      count: v.number(),
      /** With customers and sales. */
      withShop: v.boolean(),
      /** The number of rows already written; `total` is the number of rows to write. */
      done: v.number(),
      total: v.number(),
      /** The time that it took so far, in ms of work. */
      took: v.number(),
    }),
  ),
})

const may = rightsIn('admin')

/** Beyond the specification: scales the sample up, or resets it to its state after the installation. */
export const sample = define({
  progress: { method: 'GET', path: '{admin}/sample/progress', needs: may.view, reply: SampleProgress },
  /**
   * Writes for one second and replies with the progress: call it again until `done` is `total`. It continues where it
   * stopped, even if the page or the worker was closed in between; every transaction is short. `withShop` also adds
   * customers, and posts sales of the last year. Posted sales and what they name are not removed by a smaller number.
   * 409 in a team.
   */
  scale: {
    method: 'POST',
    path: '{admin}/sample/scale',
    needs: may.edit,
    body: v.object({ count: v.picklist(scales), withShop: v.optional(v.boolean(), false) }),
    reply: SampleProgress,
    errors: { 409: ['inTeam'] },
  },
  /**
   * Resets all data to the state after the installation, passwords too. Later additions, changes and removals are
   * reverted. 409 in a team.
   */
  reset: {
    method: 'POST',
    path: '{admin}/sample/reset',
    needs: may.edit,
    reply: v.boolean(),
    errors: { 409: ['inTeam'] },
  },
})
