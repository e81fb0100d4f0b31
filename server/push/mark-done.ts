import type { DBCore, Middleware } from 'dexie'
import type { PgTransaction } from '#server/storage/transaction.ts'
import { Problem } from '#sw/server/problem.ts'
import { markReplayed } from '#sw/server/replayed.ts'
import { type Place, storeDone } from './progress.ts'

/** A write that is being run. `version` is that of the team after it, when it is done. */
export interface Running extends Place {
  /** The member whose device has sent it. */
  readonly userId: string
  version?: number
}

/** The writes of devices that are being run, by their idempotency key. */
export type RunningWrites = Map<string, Running>

/** Told in the place of a reply, when another process has run the write in the meantime. */
const ALREADY_DONE = 208

/**
 * A write of the handlers stores its reply with its idempotency key in its own transaction. For the write of a device,
 * this stores the device's last sequence in its place: no reply is kept, because the device has its own. Rolls back
 * with the problem 208 when the write was done before.
 */
export const markDone = (running: RunningWrites): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'mark-done',
  create: core => ({
    table(name) {
      const table = core.table(name)
      if (name !== 'replies') return table
      return {
        ...table,
        // A write looks for its reply first.
        get(request) {
          const write = running.get(String(request.key))
          if (write) {
            markReplayed(request.trans)
            const trans = request.trans as PgTransaction
            trans.writer = write.userId
          }
          return table.get(request)
        },
        mutate(request) {
          const key: unknown = request.type === 'add' ? request.values[0]?.key : undefined
          const write = typeof key === 'string' ? running.get(key) : undefined
          if (!write) return table.mutate(request)
          const trans = request.trans as PgTransaction
          return trans.do(async client => {
            if (!(await storeDone(client, write))) throw new Problem(ALREADY_DONE, { body: true })
            write.version = trans.version
            return { numFailures: 0, failures: {}, results: [key], lastResult: key }
          })
        },
      }
    },
  }),
})
