import { expect, it, vi } from 'vitest'
import type { Answer } from '#src/features/files/conflicts/resolve-conflicts.ts'
import { planUploads } from './plan-uploads.ts'

const file = (name: string) => new File(['x'], name)
const existing = [
  { id: 'a', name: 'a.txt' },
  { id: 'b', name: 'b.txt' },
]
const planned = async (names: string[], ask: (name: string, left: number) => Promise<Answer>) =>
  (await planUploads(names.map(file), 'folder', existing, ask)).map(({ name, replaces }) => [name, replaces])

it('asks only about names that are taken, without regard to case', async () => {
  const ask = vi.fn(async () => ({ choice: 'both', isForAll: false }) as const)
  expect(await planned(['new.txt', 'A.TXT'], ask)).toEqual([
    ['new.txt', undefined],
    ['A (2).TXT', undefined],
  ])
  expect(ask.mock.calls).toEqual([['A.TXT', 0]])
})

it('leaves out what is skipped, and replaces the file with the name', async () => {
  const choices = { 'a.txt': 'skip', 'b.txt': 'replace' } as const
  const ask = async (name: string) => ({ choice: choices[name as keyof typeof choices], isForAll: false })
  expect(await planned(['a.txt', 'b.txt'], ask)).toEqual([['b.txt', 'b']])
})

it('asks once when the answer is for all, and tells how many follow', async () => {
  const ask = vi.fn(async () => ({ choice: 'replace', isForAll: true }) as const)
  expect(await planned(['a.txt', 'new.txt', 'b.txt'], ask)).toEqual([
    ['a.txt', 'a'],
    ['new.txt', undefined],
    ['b.txt', 'b'],
  ])
  expect(ask.mock.calls).toEqual([['a.txt', 1]])
})

it('keeps both of two chosen files with the same name', async () => {
  const ask = async () => ({ choice: 'skip', isForAll: true }) as const
  expect(await planned(['c.txt', 'c.txt'], ask)).toEqual([
    ['c.txt', undefined],
    ['c (2).txt', undefined],
  ])
})
