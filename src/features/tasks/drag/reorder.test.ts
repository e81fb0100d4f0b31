import { describe, expect, it } from 'vitest'
import type { Task } from '#src/contract/tasks.ts'
import { taskOf } from '#src/features/tasks/task-of.ts'
import { blocksOf, moveAfter, placeAt } from './reorder.ts'

/** Returns a list of tasks; upper-case letters are sections. */
const list = (ids: string): Task[] =>
  [...ids].map(id => taskOf({ id, type: id === id.toUpperCase() ? 'section' : 'task' }))
const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id).join('')
const move = (before: string, moved: string, after?: string) =>
  ids(moveAfter(list(before), [...moved], after))

it('a list is split before every section', () => {
  expect(blocksOf(list('xAabBCc')).map(ids)).toEqual(['x', 'Aab', 'B', 'Cc'])
  expect(blocksOf([])).toEqual([])
})

describe('a task', () => {
  it('is moved directly after another entry, up or down', () => {
    expect(move('AabBc', 'a', 'c')).toBe('AbBca')
    expect(move('AabBc', 'c', 'A')).toBe('AcabB')
    expect(move('AabBc', 'a', 'B')).toBe('AbBac')
  })

  it('is moved to the beginning', () => expect(move('AabBc', 'c')).toBe('cAabB'))
  it('stays at its position when it is moved after itself', () => expect(move('Aab', 'a', 'a')).toBe('Aab'))
})

it('several tasks keep their order', () => {
  expect(move('AabcBd', 'ca', 'B')).toBe('AbBacd')
  expect(move('AabcBd', 'ab', 'b')).toBe('AabcBd')
})

describe('a section', () => {
  it('takes its tasks along, after the block of the other entry', () => {
    expect(move('AaBbCc', 'A', 'B')).toBe('BbAaCc')
    expect(move('AaBbCc', 'A', 'c')).toBe('BbCcAa')
    expect(move('AaBbCc', 'C', 'A')).toBe('AaCcBb')
  })

  it('is moved to the beginning, but not before tasks without a section', () => {
    expect(move('AaBb', 'B')).toBe('BbAa')
    expect(move('xAaBb', 'B')).toBe('xBbAa')
  })

  it('stays at its position when it is moved after one of its own tasks', () =>
    expect(move('AaBb', 'A', 'a')).toBe('AaBb'))
})

it('no move loses a task', () => {
  const all = 'xAabBCc'
  for (const moved of all)
    for (const after of [...all, undefined])
      expect([...move(all, moved, after)].sort().join('')).toBe([...all].sort().join(''))
})

describe('a position among the visible rows', () => {
  it.each([
    ['a', 2, { after: 'c' }],
    ['c', 1, { after: 'a' }],
    ['c', 0, { after: undefined }],
    ['b', 1, undefined],
    ['a', -1, undefined],
    ['c', 3, undefined],
    ['gone', 0, undefined],
  ])('%s at %i is %o', (id, index, place) => expect(placeAt(['a', 'b', 'c'], id, index)).toEqual(place))
})
