import { expect, it } from 'vitest'
import { filterBySubstring } from './filter-by-substring.ts'

const rows = ['tra sen', 'tra', '', 'nuoc mam', 'sen tra tra'].map(folded => ({ folded }))
const found = (needle: string) => filterBySubstring(rows, needle).map(row => rows.indexOf(row))

it('finds each row once, in order, as looking into each would', () => {
  // Looked into one by one at first, then in one text.
  for (const needle of ['tra', '', 'tra', 'sen', 'a', 'mam', 'n', 'tra sen', 'tra tra', 'x', ' '])
    expect(found(needle), needle).toEqual(
      rows.flatMap(({ folded }, index) => (folded.includes(needle) ? index : [])),
    )
})

it('finds nothing across two rows, nor in none', () => {
  expect(found('sen\ntra')).toEqual([])
  expect(found('sentra')).toEqual([])
  expect(filterBySubstring([], 'a')).toEqual([])
})
