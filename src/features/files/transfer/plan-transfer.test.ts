import { expect, it, vi } from 'vitest'
import type { Choice } from '#src/features/files/conflicts/resolve-conflicts.ts'
import { planTransfer } from './plan-transfer.ts'

const named = (...names: string[]) => names.map(name => ({ id: `id of ${name}`, name }))
const always = (choice: Choice, isForAll = false) => vi.fn(async () => ({ choice, isForAll }))
const existing = [
  { id: 'old a', name: 'a.txt' },
  { id: 'old b', name: 'B' },
]

it('asks only about names that are taken, without regard to case', async () => {
  const ask = always('both')
  const items = named('A.TXT', 'new.txt')
  expect(await planTransfer(items, existing, ask)).toEqual({ items, replaces: [] })
  expect(ask.mock.calls).toEqual([['A.TXT', 0]])
})

it('leaves out what is skipped, and everything else goes', async () => {
  const { items, replaces } = await planTransfer(named('a.txt', 'c', 'b'), existing, always('skip'))
  expect([items.map(({ name }) => name), replaces]).toEqual([['c'], []])
})

it('asks once when the answer is for all, and tells how many follow', async () => {
  const ask = always('replace', true)
  const { items, replaces } = await planTransfer(named('a.txt', 'c', 'b'), existing, ask)
  expect([items.length, replaces]).toEqual([3, ['old a', 'old b']])
  expect(ask.mock.calls).toEqual([['a.txt', 1]])
})

it('replaces an item once when two of the moved items have its name', async () => {
  const items = [
    { id: '1', name: 'a.txt' },
    { id: '2', name: 'A.txt' },
  ]
  expect(await planTransfer(items, existing, always('replace'))).toEqual({ items, replaces: ['old a'] })
})

it('does not ask about an item that is copied into its own folder', async () => {
  const ask = always('skip')
  const items = existing.slice(0, 1)
  expect(await planTransfer(items, existing, ask)).toEqual({ items, replaces: [] })
  expect(ask).not.toHaveBeenCalled()
})
