import { expect, test } from 'vitest'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { isActive } from './is-active.ts'

const item = (link: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  id: link,
  title: link,
  type: 'basic',
  link,
  ...more,
})

const at = (pathname: string, search = {}) => ({ pathname, search })

test('an item is active on its screen and on screens below it', () => {
  expect(isActive(item('/apps/tasks'), at('/apps/tasks'))).toBe(true)
  expect(isActive(item('/apps/tasks'), at('/apps/tasks/7'))).toBe(true)
})

test('a path that only starts with the same letters is another screen', () => {
  expect(isActive(item('/main/take'), at('/main/take-out'))).toBe(false)
})

test('an exact item is not active on screens below its own', () => {
  expect(isActive(item('/main/console', { exactMatch: true }), at('/main/console/reservation'))).toBe(false)
})

test('a branch is active when one of its children is, at any depth', () => {
  const deep = item('', {
    link: undefined,
    type: 'collapsable',
    children: [item('/a', { children: [item('/b')] })],
  })
  expect(isActive(deep, at('/b'))).toBe(true)
  expect(isActive(deep, at('/c'))).toBe(false)
})

test('a link with a filter is active only on the screen with that filter', () => {
  const mine = item('/apps/tasks?mine=true')
  expect(isActive(mine, at('/apps/tasks', { mine: true, open: true }))).toBe(true)
  expect(isActive(mine, at('/apps/tasks'))).toBe(false)
})
