import type { ParsedLocation } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const motion = { matches: false }
const device = { hardwareConcurrency: 8 }
const page: { hidden: boolean; activeViewTransition?: { ready: Promise<void> } } = { hidden: false }

beforeEach(() => {
  vi.resetModules()
  Object.assign(motion, { matches: false })
  Object.assign(device, { hardwareConcurrency: 8 })
  Object.assign(page, { hidden: false, activeViewTransition: undefined })
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('matchMedia', () => motion)
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

async function typesOf(from: string, to: string) {
  const { viewTransition } = await import('./view-transition.ts')
  const types = typeof viewTransition === 'object' ? viewTransition.types : undefined
  const locations = [from, to].map(pathname => ({ pathname }) as ParsedLocation)
  const [fromLocation, toLocation] = locations
  if (typeof types !== 'function' || !toLocation) throw new Error('The transition has no types')
  return types({ fromLocation, toLocation, pathChanged: true, hrefChanged: true, hashChanged: false })
}

test('a navigation to another screen fades', async () => {
  expect(await typesOf('/apps/tasks', '/apps/notes')).toEqual(['screen'])
})

test('a navigation within a screen does not fade', async () => {
  expect(await typesOf('/apps/tasks', '/apps/tasks/7')).toBe(false)
})

test('nothing fades for a user who prefers reduced motion', async () => {
  motion.matches = true
  expect(await typesOf('/apps/tasks', '/apps/notes')).toBe(false)
})

test('nothing fades in a hidden tab, in which the transition would be rejected', async () => {
  page.hidden = true
  expect(await typesOf('/apps/tasks', '/apps/notes')).toBe(false)
})

test('nothing fades on a slow device', async () => {
  device.hardwareConcurrency = 2
  expect(await typesOf('/apps/tasks', '/apps/notes')).toBe(false)
})

test.each([
  [1000, false],
  [20, ['screen']],
])('after a fade that took %i ms to start, the next one is %j', async (ms, next) => {
  page.activeViewTransition = { ready: Promise.resolve() }
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(ms)
  expect(await typesOf('/apps/tasks', '/apps/notes')).toEqual(['screen'])
  await vi.waitFor(() => expect(now).toHaveBeenCalledTimes(2))
  now.mockRestore()
  expect(await typesOf('/apps/notes', '/apps/tasks')).toEqual(next)
})

test('a fade that the next navigation skips causes no error', async () => {
  const ready = Promise.reject(new DOMException('Skipped ViewTransition', 'AbortError'))
  page.activeViewTransition = { ready }
  expect(await typesOf('/apps/tasks', '/apps/notes')).toEqual(['screen'])
  await expect(ready).rejects.toThrow('Skipped')
})
