import { expect, it } from 'vitest'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { shiftDay, timeOf, weekOf } from '#src/features/reservation/days.ts'
import { momentOf } from '#src/lib/shop-day.ts'
import { hoursOf, layOut } from './lay-out.ts'

const day = '2026-11-22'

const reservation = (id: string, start: number, minutes: number): Reservation => ({
  id,
  code: '',
  at: momentOf(day, start),
  by: '',
  device: '',
  version: 1,
  note: '',
  stamps: [],
  kind: 'reservation',
  status: 'pending',
  minutes,
  resource: '',
  customerId: null,
  party: 1,
  lines: [],
  total: 0,
  deposit: 0,
  depositState: 'none',
  becameKind: '',
  becameId: '',
})

const places = (rows: Reservation[]) =>
  layOut(rows, day).map(({ row, lane, lanes }) => `${row.id} ${lane}/${lanes}`)

it('places what overlaps side by side, in the order of time', () => {
  expect(
    places([
      reservation('d', 720, 30),
      reservation('c', 590, 60),
      reservation('b', 560, 30),
      reservation('a', 540, 60),
    ]),
  ).toEqual(['a 0/2', 'b 1/2', 'c 1/2', 'd 0/1'])
})

it('gives what follows another one its lane, also when it is short', () => {
  expect(places([reservation('a', 540, 60), reservation('b', 600, 60)])).toEqual(['a 0/1', 'b 0/1'])
  expect(places([reservation('a', 540, 5), reservation('b', 550, 60)])).toEqual(['a 0/2', 'b 1/2'])
})

it('cuts what began the day before or ends on the next one', () => {
  const rows = [
    reservation('a', -60, 90),
    reservation('b', 1410, 120),
    reservation('x', -90, 60),
    reservation('y', 1440, 60),
  ]
  expect(layOut(rows, day).map(({ row, from, to }) => [row.id, from, to])).toEqual([
    ['a', 0, 30],
    ['b', 1410, 1440],
  ])
  expect(hoursOf(layOut(rows, day))).toEqual({ first: 0, last: 24 })
  expect(hoursOf([])).toEqual({ first: 7, last: 21 })
})

it('counts days and times in the shop', () => {
  expect(weekOf(day)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01')
  expect(timeOf('2026-11-21T17:05:00.000Z')).toBe('00:05')
})
