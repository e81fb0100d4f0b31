import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The icons of the library have `aria-hidden="true"`, which a name alone does not change. */
test('an icon with a name is not hidden from assistive technology', () => {
  const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx'))
    .flatMap(file =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/<\w+Icon\b[^<>]*aria-label[^<>]*>/g)].map(
        ([icon]) => ({
          file,
          icon,
        }),
      ),
    )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ icon }) => !icon.includes('aria-hidden={false}'))).toEqual([])
})
