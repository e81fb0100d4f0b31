import { beforeEach, expect, it } from 'vitest'
import { copyOf, keepCopy } from './copies.ts'
import { serversDatabase } from './database.ts'

beforeEach(() => serversDatabase.copies.clear())

const textOf = async (userId: string, url: string) => (await copyOf(userId, url))?.text

it('each user has their own copy of an address, and the last reply replaces it', async () => {
  await keepCopy('an', '/a', '1')
  await keepCopy('binh', '/a', '2')
  await keepCopy('an', '/a', '3')
  expect(await textOf('an', '/a')).toBe('3')
  expect(await textOf('binh', '/a')).toBe('2')
  expect(await copyOf('an', '/b')).toBeUndefined()
})

it('a reply of more than a million characters is not kept', async () => {
  await keepCopy('an', '/a', 'x'.repeat(1_000_001))
  expect(await copyOf('an', '/a')).toBeUndefined()
})

it('the oldest of more than 200 copies are deleted', async () => {
  await serversDatabase.copies.bulkAdd(
    Array.from({ length: 200 }, (_, index) => ({ id: `an /${index}`, text: '', at: index })),
  )
  await keepCopy('an', '/new', '1')
  expect(await copyOf('an', '/0')).toBeUndefined()
  expect(await copyOf('an', '/1')).toBeDefined()
  expect(await textOf('an', '/new')).toBe('1')
})
