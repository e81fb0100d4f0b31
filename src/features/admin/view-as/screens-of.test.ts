import { expect, it } from 'vitest'
import type { Permissions } from '#src/contract/permissions.ts'
import { areas } from '#src/contract/shared/areas.ts'
import { screensOf } from './screens-of.ts'

const permissions = (fields: Partial<Permissions>): Permissions => ({
  ...(Object.fromEntries(areas.map(area => [area, 'none'])) as Permissions),
  ...fields,
})
const item = (id: string, link: string) => ({ id, title: id, type: 'basic' as const, link })
const items = [
  { id: 'group', title: 'Group', type: 'group' as const, children: [item('till', '/main/pos')] },
  item('notes', '/apps/notes'),
  item('buttons', '/ui/buttons'),
  item('till', '/main/pos'),
]

it('lists each screen of the work once with the level of its own area', () => {
  expect(screensOf(items, permissions({ pos: 'create', products: 'view' }))).toEqual([
    { link: '/main/pos', title: 'till', level: 'create' },
    { link: '/apps/notes', title: 'notes', level: undefined },
  ])
})

it('a screen is closed when one of its areas is', () => {
  expect(screensOf(items, permissions({ pos: 'edit' }))[0]?.level).toBe('none')
})
