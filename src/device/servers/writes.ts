import { type ServerWrite, serversDatabase } from './database.ts'

const { writes } = serversDatabase

/** Returns the writes of a user that wait or were refused, in their order. Rejects with Dexie's error. */
export const writesOf = (userId: string): Promise<ServerWrite[]> =>
  writes.where('userId').equals(userId).sortBy('sequence')

/** Returns the first write of a user that waits. Rejects with Dexie's error. */
export const nextWrite = async (userId: string): Promise<ServerWrite | undefined> =>
  (await writesOf(userId)).find(({ state }) => state === 'waiting')

/** Returns a write; undefined when it was sent or discarded. */
export const writeAt = (sequence: number) => writes.get(sequence)

type NewWrite = Omit<ServerWrite, 'sequence' | 'state' | 'tries'>

/**
 * Adds a write at the end and returns its sequence. A write that is equal to the last waiting one of the same endpoint
 * is not added. Rejects with Dexie's error.
 */
export const addWrite = (write: NewWrite): Promise<number> =>
  serversDatabase.transaction('rw', writes, async () => {
    const last = (await writesOf(write.userId)).findLast(
      ({ state, method, path }) => state === 'waiting' && method === write.method && path === write.path,
    )
    if (last?.sequence !== undefined && JSON.stringify(last.input) === JSON.stringify(write.input))
      return last.sequence
    return writes.add({ ...write, state: 'waiting', tries: 0 })
  })

/** Deletes a write: it was sent, or the user discarded it. */
export const removeWrite = (sequence: number) => writes.delete(sequence)

/** Marks a write as refused, with the reason. */
export const refuseWrite = (sequence: number, reason: { status: number; message: string }) =>
  writes.update(sequence, { state: 'refused', ...reason })

/** Stores that the server has failed to execute a write. */
export const countTry = (sequence: number, tries: number) => writes.update(sequence, { tries })

/** Lets a refused write wait again, as the last one, with a new key. Rejects with Dexie's error. */
export const retryWrite = (sequence: number): Promise<void> =>
  serversDatabase.transaction('rw', writes, async () => {
    const found = await writes.get(sequence)
    if (found?.state !== 'refused') return
    const { sequence: _, status: _status, message: _message, ...write } = found
    await writes.delete(sequence)
    await writes.add({ ...write, key: crypto.randomUUID(), state: 'waiting', tries: 0 })
  })
