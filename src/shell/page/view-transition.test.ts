import type { ParsedLocation } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const motion = { matches: false }
const page = { hidden: false }

beforeEach(() => {
  vi.resetModules()
  Object.assign(motion, { matches: false })
  Object.assign(page, { hidden: false })
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

test('one screen fades into another', async () => {
  expect(await typesOf('/apps/tasks', '/apps/notes')).toEqual(['screen'])
})

test('within a screen nothing fades', async () => {
  expect(await typesOf('/apps/tasks', '/apps/tasks/7')).toBe(false)
})

test('nothing fades for a user who asked for less motion', async () => {
  motion.matches = true
  expect(await typesOf('/apps/tasks', '/apps/notes')).toBe(false)
})

test('nothing fades in a hidden tab, which would reject the transition', async () => {
  page.hidden = true
  expect(await typesOf('/apps/tasks', '/apps/notes')).toBe(false)
})
