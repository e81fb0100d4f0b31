import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('text-decoration with a thickness is written in longhands, which WebKit needs', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(500)
  const shorthand = /textDecoration: '\[?[\w-]+ /
  expect(files.filter(file => shorthand.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})
