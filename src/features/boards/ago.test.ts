import { expect, it } from 'vitest'
import { ago } from './ago.ts'

const now = new Date('2026-11-22T14:00:00.000Z')

it.each([
  ['2026-11-22T14:00:30.000Z', undefined],
  ['2026-11-22T13:59:30.000Z', undefined],
  ['2026-11-22T13:54:00.000Z', '6 minutes ago'],
  ['2026-11-22T11:00:00.000Z', '3 hours ago'],
  ['2026-11-21T13:00:00.000Z', 'yesterday'],
  ['2026-11-12T13:00:00.000Z', '10 days ago'],
])('%s was %s', (time, words) => expect(ago(time, now, 'en')).toBe(words))

it.each([
  ['2026-11-22T13:54:00.000Z', '6 phút trước'],
  ['2026-11-21T13:00:00.000Z', 'hôm qua'],
])('%s was %s in Vietnamese', (time, words) => expect(ago(time, now, 'vi')).toBe(words))
