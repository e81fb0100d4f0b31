import { expect, it } from 'vitest'
import { estimatedStart, groupedRows, headOf, sectionsOf } from './grouped-rows.ts'

const rows = groupedRows(['An', 'Anh', 'Bo', 'Ca'], name => name.slice(0, 1))

it('a heading is inserted before the first item of each group, with the count of its items', () => {
  expect(rows.map(row => (row.kind === 'head' ? `${row.group}${row.count}` : row.item))).toEqual([
    'A2',
    'An',
    'Anh',
    'B1',
    'Bo',
    'C1',
    'Ca',
  ])
  expect(groupedRows([], String)).toEqual([])
})

it('the heading of a row is found, also for an index after the end', () => {
  expect([0, 1, 2, 3, 4, 9].map(index => headOf(rows, index))).toEqual([0, 0, 0, 3, 3, 5])
  expect(headOf([], 3)).toBe(-1)
})

it('rendered rows are grouped by their heading', () => {
  const drawn = [0, 2, 5, 6].map(index => ({ index }))
  expect(sectionsOf(drawn, rows)).toEqual([
    { head: { index: 0 }, drawn: [{ index: 2 }] },
    { head: { index: 5 }, drawn: [{ index: 6 }] },
  ])
})

it('the position of a row is estimated', () => {
  const estimate = { head: 10, item: 100 }
  expect([-1, 0, 1, 4].map(index => estimatedStart(rows, index, estimate))).toEqual([0, 0, 10, 220])
})
