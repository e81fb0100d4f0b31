import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { bufferWrites } from './write-buffer.ts'

beforeEach(freshServer)

const numbers = () => db.codeNumbers.toArray()

/** Runs a job in a transaction whose writes are kept in memory until its end. */
const buffered = <T>(job: () => Promise<T>) =>
  db.transaction('rw', db.codeNumbers, async transaction => {
    const flush = bufferWrites(transaction)
    const result = await job()
    await flush()
    return result
  })

describe('a write buffer', () => {
  it('returns the rows that were written, by key and by a query, and stores them at the end', async () => {
    await db.codeNumbers.add({ id: 'a', last: 1 })
    const seen = await buffered(async () => {
      await db.codeNumbers.put({ id: 'a', last: 2 })
      await db.codeNumbers.add({ id: 'b', last: 1 })
      const byKey = await db.codeNumbers.bulkGet(['a', 'b', 'c'])
      const byQuery = await numbers()
      await db.codeNumbers.put({ id: 'b', last: 3 })
      return { byKey, byQuery, later: await numbers() }
    })
    const first = [
      { id: 'a', last: 2 },
      { id: 'b', last: 1 },
    ]
    expect(seen.byKey).toEqual([...first, undefined])
    expect(seen.byQuery).toEqual(first)
    expect(seen.later).toEqual([first[0], { id: 'b', last: 3 }])
    expect(await numbers()).toEqual(seen.later)
  })

  it('gives each reader its own copy', async () => {
    await db.codeNumbers.add({ id: 'a', last: 1 })
    await buffered(async () => {
      const row = { id: 'b', last: 1 }
      await db.codeNumbers.add(row)
      row.last = 9
      const read = await db.codeNumbers.get('a')
      if (read) read.last = 9
      expect(await db.codeNumbers.bulkGet(['a', 'b'])).toEqual([
        { id: 'a', last: 1 },
        { id: 'b', last: 1 },
      ])
    })
    expect((await numbers()).map(({ last }) => last)).toEqual([1, 1])
  })

  it('deletes rows that were only in memory', async () => {
    await buffered(async () => {
      await db.codeNumbers.bulkAdd([
        { id: 'a', last: 1 },
        { id: 'b', last: 1 },
      ])
      await db.codeNumbers.delete('a')
      expect(await db.codeNumbers.get('a')).toBeUndefined()
    })
    expect((await numbers()).map(({ id }) => id)).toEqual(['b'])
  })

  it('stores nothing when a row that is added exists', async () => {
    await db.codeNumbers.add({ id: 'a', last: 1 })
    const job = buffered(async () => {
      await db.codeNumbers.put({ id: 'b', last: 1 })
      await db.codeNumbers.add({ id: 'a', last: 2 })
    })
    await expect(job).rejects.toThrow()
    expect(await numbers()).toEqual([{ id: 'a', last: 1 }])
  })
})
