import { expect, it } from 'vitest'
import { figuresCsv } from './figures-csv.ts'

it('writes each table with its title and heads, and leaves cells without a value empty', () => {
  const csv = figuresCsv([
    { title: 'Visitors', head: ['Day', 'This year'], rows: [['2026-11-20T00:00:00.000Z', 1284.5]] },
    { title: 'Balance', head: ['Week', 'Actual'], rows: [['2026-11-27T00:00:00.000Z', null]] },
  ])
  expect(csv).toEqual([
    ['Visitors'],
    ['Day', 'This year'],
    ['2026-11-20T00:00:00.000Z', '1284.5'],
    [''],
    ['Balance'],
    ['Week', 'Actual'],
    ['2026-11-27T00:00:00.000Z', ''],
  ])
})
