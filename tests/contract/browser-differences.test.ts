import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
const filesWith = (pattern: RegExp) =>
  files.filter(file => pattern.test(readFileSync(join('src', file), 'utf8')))

it('text-decoration with a thickness is written in longhands, which WebKit needs', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(filesWith(/textDecoration: '\[?[\w-]+ /)).toEqual([])
})

// The browser's own field uses the clock of the browser's language.
it('a time is entered with TimeEntry', () => {
  expect(filesWith(/type="time"/)).toEqual([join('ui', 'date', 'time-entry.tsx')])
})
