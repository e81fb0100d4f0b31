import { expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

it('keeps a path inside the app, with its query and hash', () => {
  expect(safeRedirect('/apps/tasks?filter=mine#top')).toBe('/apps/tasks?filter=mine#top')
})

it.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example/a',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'apps/tasks',
  '/sign-out',
  '/sign-in/outpost',
])('goes to the root instead of %s', url => {
  expect(safeRedirect(url)).toBe('/')
})
