import { expect, it } from 'vitest'
import { filterBySubstring } from './filter-by-substring.ts'

const rows = ['tra sen', 'tra', '', 'nuoc mam', 'sen tra tra'].map(folded => ({ folded }))
const found = (needle: string) => filterBySubstring(rows, needle).map(row => rows.indexOf(row))

it('returns each matching row once, in order', () => {
  // The first call checks the rows one by one, later calls search one text.
  for (const needle of ['tra', '', 'tra', 'sen', 'a', 'mam', 'n', 'tra sen', 'tra tra', 'x', ' '])
    expect(found(needle), needle).toEqual(
      rows.flatMap(({ folded }, index) => (folded.includes(needle) ? index : [])),
    )
})

it('does not match across two rows, or in an empty list', () => {
  expect(found('sen\ntra')).toEqual([])
  expect(found('sentra')).toEqual([])
  expect(filterBySubstring([], 'a')).toEqual([])
})
