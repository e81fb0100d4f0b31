import { describe, expect, it } from 'vitest'
import { type Line, messageRow } from './message-rows.ts'

const line = (id: string, date: string, rest: Partial<Line> = {}): Line => ({
  id,
  text: id,
  date,
  isMine: false,
  ...rest,
})
/** Returns the messages as text: `|` begins a day, `.` ends consecutive messages. */
const shape = (lines: Line[]) =>
  lines
    .map((_, index) => {
      const { line: { id } = { id: 'none' }, day, isLast } = messageRow(lines, index) ?? {}
      return `${day ? '|' : ''}${id}${isLast ? '.' : ''}`
    })
    .join('')

describe('consecutive messages', () => {
  it('are those of one person; the other person and a pause end them', () => {
    expect(
      shape([
        line('a', '2026-11-20T02:00:00Z'),
        line('b', '2026-11-20T02:01:00Z'),
        line('c', '2026-11-20T02:02:00Z', { isMine: true }),
        line('d', '2026-11-20T02:20:00Z', { isMine: true }),
      ]),
    ).toBe('|ab.c.d.')
  })

  it('end at midnight, by the clock of the device', () => {
    expect(shape([line('a', '2026-11-20T16:59:00Z'), line('b', '2026-11-20T17:00:00Z')])).toBe('|a.|b.')
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
    ).toBe('|a.b.cd.')
  })

  it('have no day at the top while older messages are not loaded', () => {
    const first = messageRow([line('a', '2026-11-20T02:00:00Z')], 0, true)
    expect(first?.line.id).toBe('a')
    expect(first).not.toHaveProperty('day')
  })

  it('do not exist beyond the last message', () => {
    expect(messageRow([], 0)).toBeUndefined()
  })
})
