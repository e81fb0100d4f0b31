import { describe, expect, it } from 'vitest'
import { type Line, runsOf } from './runs.ts'

const line = (id: string, date: string, rest: Partial<Line> = {}): Line => ({
  id,
  text: id,
  date,
  isMine: false,
  ...rest,
})
const shape = (lines: Line[]) =>
  runsOf(lines).map(({ runs }) => runs.map(run => run.lines.map(({ id }) => id).join('')))

describe('runs', () => {
  it('contain consecutive messages of one person; a new run starts with the other person and after a pause', () => {
    expect(
      shape([
        line('a', '2026-11-20T02:00:00Z'),
        line('b', '2026-11-20T02:01:00Z'),
        line('c', '2026-11-20T02:02:00Z', { isMine: true }),
        line('d', '2026-11-20T02:20:00Z', { isMine: true }),
      ]),
    ).toEqual([['ab', 'c', 'd']])
  })

  it('end at midnight, by the clock of the device', () => {
    expect(shape([line('a', '2026-11-20T16:59:00Z'), line('b', '2026-11-20T17:00:00Z')])).toEqual([
      ['a'],
      ['b'],
    ])
  })

  it('separate waiting and refused messages', () => {
    const mine = { isMine: true }
    expect(
      shape([
        line('a', '2026-11-20T02:00:00Z', mine),
        line('b', '2026-11-20T02:00:01Z', { ...mine, waits: true, problem: 'No' }),
        line('c', '2026-11-20T02:00:02Z', { ...mine, waits: true }),
        line('d', '2026-11-20T02:00:03Z', { ...mine, waits: true }),
      ]),
    ).toEqual([['a', 'b', 'cd']])
  })

  it('are empty without messages', () => {
    expect(runsOf([])).toEqual([])
  })
})
