import { beforeEach, expect, it, vi } from 'vitest'
import { noteShownError, screenOf, shownErrors } from './shown-errors.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('location', { pathname: '/apps/contacts/le-minh-chau' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

it('keeps the code and the screen of an error, and no id', () => {
  noteShownError('E-507 full')
  expect(shownErrors()).toEqual([{ at: expect.any(String), code: 'E-507 full', screen: '/apps/contacts' }])
})

it('keeps the last 50 errors', () => {
  for (let status = 400; status < 460; status += 1) noteShownError(`E-${status}`)
  expect(shownErrors()).toHaveLength(50)
  expect(shownErrors().at(-1)?.code).toBe('E-459')
})

it('does not keep a text that is not a code', () => {
  noteShownError('503, 10:24:08, products page 3')
  noteShownError('E-500 Lan Nguyen')
  expect(shownErrors()).toEqual([])
})

it('ignores damaged data', () => {
  stored.set('outpost.errors', '[{"code":7},null]')
  expect(shownErrors()).toEqual([])
  stored.set('outpost.errors', '{')
  expect(shownErrors()).toEqual([])
})

it('names a screen without what follows it', () => {
  expect(['/main/task/delivery', '/sign-in/nha-suong', '/'].map(screenOf)).toEqual([
    '/main/task',
    '/sign-in',
    '/',
  ])
})
