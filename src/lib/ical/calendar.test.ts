import { expect, it } from 'vitest'
import { calendarFile } from './calendar.ts'

const now = new Date('2026-11-21T02:00:00Z')
const event = { id: 'a', title: 'Gọi', description: '', start: now, minutes: 15, alarm: '-PT15M' }
const injected = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nATTACH:https://evil.example\rURL:https://evil.example'

/** Returns the names of the lines of a calendar, after the folded ones are joined. */
const namesIn = (text: string) =>
  text
    .replaceAll('\r\n ', '')
    .split(/\r\n|\r|\n/)
    .map(line => line.split(/[:;]/)[0])

it.each(['id', 'title', 'description'])('a %s with line ends adds no line to the calendar', name => {
  const harmless = calendarFile('Tasks', [{ ...event, description: 'x', [name]: 'x' }], now)
  const hostile = calendarFile('Tasks', [{ ...event, description: 'x', [name]: injected }], now)
  expect(namesIn(hostile)).toEqual(namesIn(harmless))
})
