import { describe, expect, it } from 'vitest'
import { nextOccurrence } from './next.ts'

const at = (text: string) => new Date(`${text}${text.includes('T') ? '' : 'T00:00'}`)
const local = (date: Date) => {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  return time === '00:00' ? day : `${day}T${time}`
}
/** Returns the due dates of the next occurrences, each completed on its own day or at `now`. */
function dates(due: string, repeat: string, count = 1, now?: string) {
  const found: string[] = []
  let last = { dueDate: at(due).toISOString(), repeat }
  for (let made = 0; made < count; made++) {
    const next = nextOccurrence(last.dueDate, last.repeat, now ? at(now) : new Date(last.dueDate))
    if (!next) return found
    last = next
    found.push(local(new Date(next.dueDate)))
  }
  return found
}

describe('the next occurrence', () => {
  it.each([
    // 2026-11-20 is a Friday.
    ['daily', '2026-11-20', ['2026-11-21', '2026-11-22']],
    ['FREQ=DAILY;INTERVAL=3', '2026-11-20', ['2026-11-23', '2026-11-26']],
    ['weekdays', '2026-11-20', ['2026-11-23', '2026-11-24']],
    ['weekly', '2026-11-20T09:30', ['2026-11-27T09:30', '2026-12-04T09:30']],
    ['FREQ=WEEKLY;INTERVAL=2', '2026-11-20', ['2026-12-04', '2026-12-18']],
    ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-20', ['2026-11-23', '2026-11-26', '2026-11-30']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-11-23', ['2026-11-26', '2026-12-07', '2026-12-10']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU', '2026-11-20', ['2026-11-22', '2026-12-04']],
    ['monthly', '2026-11-05', ['2026-12-05', '2027-01-05']],
    ['FREQ=MONTHLY;INTERVAL=3', '2026-11-05', ['2027-02-05', '2027-05-05']],
    ['FREQ=YEARLY', '2026-11-20', ['2027-11-20', '2028-11-20']],
  ])('of %s from %s is %s', (repeat, due, expected) => {
    expect(dates(due, repeat, expected.length)).toEqual(expected)
  })

  it('is at the end of a short month, and on the same day again in a long one', () => {
    expect(dates('2026-12-31', 'monthly', 5)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ])
    expect(dates('2027-01-30', 'monthly', 2)).toEqual(['2027-02-28', '2027-03-30'])
    expect(dates('2028-02-29', 'FREQ=YEARLY', 4).at(-1)).toBe('2032-02-29')
    expect(dates('2028-02-29', 'FREQ=YEARLY', 1)).toEqual(['2029-02-28'])
  })

  it('keeps the word of an old row as long as no day was moved', () => {
    expect(nextOccurrence(at('2026-11-05').toISOString(), 'monthly', at('2026-11-05'))?.repeat).toBe(
      'monthly',
    )
    const short = nextOccurrence(at('2027-01-31').toISOString(), 'monthly', at('2027-01-31'))
    expect(short?.repeat).toBe('FREQ=MONTHLY;BYMONTHDAY=31')
    expect(nextOccurrence(short?.dueDate ?? null, short?.repeat ?? '', at('2027-02-28'))?.repeat).toBe(
      'monthly',
    )
  })

  it('is on the new day of the month when the date was changed after a short month', () => {
    expect(dates('2027-02-15', 'FREQ=MONTHLY;BYMONTHDAY=31')).toEqual(['2027-03-15'])
  })

  it('is later than now, and skips missed ones', () => {
    expect(dates('2026-11-20T09:00', 'daily', 1, '2026-11-25T10:00')).toEqual(['2026-11-26T09:00'])
    expect(dates('2026-11-20T09:00', 'daily', 1, '2026-11-25T08:00')).toEqual(['2026-11-25T09:00'])
    expect(dates('2026-11-20', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', 1, '2027-01-10')).toEqual(['2027-01-15'])
    expect(dates('2026-10-31', 'monthly', 1, '2027-02-10')).toEqual(['2027-02-28'])
    expect(dates('0001-01-01', 'FREQ=DAILY;INTERVAL=2', 1, '2026-11-25').length).toBe(1)
  })

  it('of a task that is completed early is counted from its due date', () => {
    expect(dates('2026-11-27', 'weekly', 1, '2026-11-21T10:00')).toEqual(['2026-12-04'])
  })

  it('of a task without a due date is counted from now', () => {
    const next = nextOccurrence(null, 'daily', at('2026-11-20T09:00'))
    expect(local(new Date(next?.dueDate ?? 0))).toBe('2026-11-21T09:00')
  })

  it('keeps the local time over the change to summer time', () => {
    // In Europe and in America the clock changes in March; in Vietnam it does not.
    expect(dates('2027-03-10T09:00', 'FREQ=WEEKLY', 4)).toEqual([
      '2027-03-17T09:00',
      '2027-03-24T09:00',
      '2027-03-31T09:00',
      '2027-04-07T09:00',
    ])
  })
})

describe('the end', () => {
  it('comes immediately when the date does not exist', () => {
    expect(nextOccurrence('2026-02-28T00:00:00+07', 'daily', at('2026-02-28'))).toBeUndefined()
    expect(nextOccurrence('2026-02-28T00:00:00+07', 'monthly', at('2026-02-28'))).toBeUndefined()
  })

  it('is the last day of a rule', () => {
    expect(dates('2026-11-20', 'FREQ=WEEKLY;UNTIL=20261204', 9)).toEqual(['2026-11-27', '2026-12-04'])
    expect(dates('2026-11-20T18:00', 'FREQ=WEEKLY;UNTIL=20261204', 9)).toHaveLength(2)
    expect(dates('2026-11-20', 'FREQ=WEEKLY;UNTIL=20261101', 9)).toEqual([])
  })

  it('is after a number of occurrences, of which the current one is the first', () => {
    expect(dates('2026-11-20', 'FREQ=DAILY;COUNT=3', 9)).toEqual(['2026-11-21', '2026-11-22'])
    expect(dates('2026-11-20', 'FREQ=DAILY;COUNT=1', 9)).toEqual([])
  })
})
