import { expect, it } from 'vitest'
import { inForce } from './keyboard-shortcuts.ts'

it('a key is listed once, with the action of the screen that registered it last', () => {
  const key = (keys: string, label: string) => ({ keys, label, run: () => undefined })
  const all = [
    key('/', 'Search everything'),
    key('n', 'New task'),
    key('/', 'Search tasks'),
    key('Delete', 'Delete'),
  ]
  expect(inForce(all).map(({ keys, label }) => `${keys} ${label}`)).toEqual([
    '/ Search tasks',
    'n New task',
    'Delete Delete',
  ])
})
