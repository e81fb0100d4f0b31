import type { WaitingRows, WaitingState } from '#src/contract/team.ts'
import { db } from '#sw/storage/db.ts'
import { keyOf } from './shadows.ts'

/**
 * Returns the rows that the team does not have as this device has them, by table and key. A row with a refused write is
 * refused, even if a later write of it waits. Rows without a text as their key are left out.
 */
export async function waitingRows(): Promise<WaitingRows> {
  const found: WaitingRows = {}
  // One write at a time: the bodies of all of them may contain many pictures.
  const add = (state: WaitingState) =>
    db.outbox
      .where('state')
      .equals(state)
      .each(({ touched }) => {
        for (const [table, key] of touched.map(keyOf)) {
          if (typeof key !== 'string') continue
          found[table] ??= {}
          found[table][key] = state
        }
      })
  await add('waiting')
  await add('refused')
  return found
}
