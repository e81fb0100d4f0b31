import { expect, it } from 'vitest'
import { groupOf } from './group-of.ts'

const navigation = [
  { title: 'Console', link: '/main/console' },
  {
    title: 'Work',
    children: [
      { title: 'Tasks', link: '/apps/tasks' },
      { title: 'Shop', children: [{ title: 'Inventory', link: '/apps/ecommerce/inventory' }] },
    ],
  },
]

it.each([
  ['/apps/tasks', 'Work'],
  ['/apps/ecommerce/inventory', 'Work'],
  ['/main/console', undefined],
  ['/apps/notes', undefined],
])('the screen %s is in the group %s', (link, group) => {
  expect(groupOf(navigation, link)).toBe(group)
})
