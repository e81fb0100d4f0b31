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

/** Returns the names of the styles of a file that set `field-sizing`. */
const sizedStyles = (text: string) =>
  [...text.matchAll(/^const (\w+) = css\((.*?)\}\)$/gms)].flatMap(([, name = '', style = '']) =>
    style.includes('fieldSizing:') ? [name] : [],
  )

/** Returns the tags `<input …/>` of a file whose width depends on `field-sizing`. */
function sizedInputs(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8')
  const classes = sizedStyles(text).map(name => new RegExp(`className=\\{[^}]*\\b${name}\\b`))
  const tags: string[] = text.match(/<input\b.*?\/>/gs) ?? []
  return tags.filter(tag => tag.includes('fieldSizing:') || classes.some(pattern => pattern.test(tag)))
}

it('a field that is as wide as its text has a size for WebKit, which lacks field-sizing', () => {
  const found = files.filter(file => sizedInputs(file).length > 0)
  expect(found).not.toEqual([])
  expect(found.filter(file => sizedInputs(file).some(tag => !/\ssize=/.test(tag)))).toEqual([])
  // The field of `Input` takes no `size`, so its frame has a width for these browsers.
  const inFrame = filesWith(/'& input': \{[^}]*fieldSizing/)
  expect(inFrame).not.toEqual([])
  expect(inFrame).toEqual(filesWith(/@supports not \(field-sizing: content\)': \{ width/))
})
