import { expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

it('a path inside the app is returned with its query and hash', () => {
  expect(safeRedirect('/apps/tasks?filter=mine#top')).toBe('/apps/tasks?filter=mine#top')
})

it.each([
  '/',
  '/apps/tasks/tr%C3%A0%20sen',
  '/apps/mailbox/inbox?q=//x%5C&from=%00#a//b',
  '/sign-outs',
  '/a:b',
])('%s is returned unchanged', url => expect(safeRedirect(url)).toBe(url))

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
  '/SIGN-OUT',
  '/Sign-Out/',
  '/%73ign-out',
  '/%2573ign-out',
  '/a/../sign-out',
  '/a%2F..%2Fsign-out',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/.%2e//evil.example',
  '/.//',
  '/a//b',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%252Fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/a%0D%0ASet-Cookie:x',
  '/%00',
  '/%E0%A4%A',
  '/%',
  `/${'a'.repeat(2000)}`,
])('the root is returned instead of %s', url => {
  expect(safeRedirect(url)).toBe('/')
})
