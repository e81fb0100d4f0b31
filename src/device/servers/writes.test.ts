import { beforeEach, expect, it } from 'vitest'
import { serversDatabase } from './database.ts'
import { addWrite, nextWrite, refuseWrite, removeWrite, retryWrite, writesOf } from './writes.ts'

beforeEach(() => serversDatabase.writes.clear())

const write = (pagingItems: number, userId = 'an') => ({
  userId,
  key: `key-${pagingItems}`,
  method: 'PATCH',
  path: '{admin}/preference/update',
  input: { body: { pagingItems } },
  wroteAt: 1,
})

const bodies = async (userId: string) => (await writesOf(userId)).map(({ input }) => input.body)

it('writes are listed by user, in the order in which they were added', async () => {
  for (const one of [write(10), write(50, 'binh'), write(20)]) await addWrite(one)
  expect(await bodies('an')).toEqual([{ pagingItems: 10 }, { pagingItems: 20 }])
  expect(await bodies('binh')).toEqual([{ pagingItems: 50 }])
})

it('a write that is equal to the last one of its endpoint is not added, but one that is equal to an earlier one is', async () => {
  const first = await addWrite(write(10))
  expect(await addWrite({ ...write(10), key: 'other' })).toBe(first)
  await addWrite(write(20))
  await addWrite(write(10))
  expect(await bodies('an')).toEqual([{ pagingItems: 10 }, { pagingItems: 20 }, { pagingItems: 10 }])
})

it('a refused write is passed over; when it is retried it is the last one, with a new key and without the reason', async () => {
  const first = await addWrite(write(10))
  const second = await addWrite(write(20))
  await refuseWrite(first, { status: 422, message: 'No' })
  expect(await nextWrite('an')).toMatchObject({ sequence: second })
  expect(await addWrite(write(10))).not.toBe(first)

  await retryWrite(first)
  const last = (await writesOf('an')).at(-1)
  expect(last).toMatchObject({ state: 'waiting', tries: 0, input: { body: { pagingItems: 10 } } })
  expect(last?.key).not.toBe('key-10')
  expect(last).not.toHaveProperty('message')
})

it('only a refused write is retried', async () => {
  const first = await addWrite(write(10))
  await retryWrite(first)
  await retryWrite(first + 1)
  expect((await writesOf('an')).map(({ sequence }) => sequence)).toEqual([first])
  await removeWrite(first)
  expect(await nextWrite('an')).toBeUndefined()
})
