import { expect, test } from 'vitest'
import { groupByLabel } from './group-by-label.ts'

test('keys with the same label are one group, at the place of the first', () => {
  expect(
    groupByLabel([
      { keys: 'Delete', label: 'Delete' },
      { keys: 'e', label: 'Edit' },
      { keys: '#', label: 'Delete' },
    ]),
  ).toEqual([
    ['Delete', ['Delete', '#']],
    ['Edit', ['e']],
  ])
})
