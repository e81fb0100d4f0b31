import { expect, test } from 'vitest'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { collapseRecycle } from './collapse-recycle.ts'

const branch = (children: NavigationItem[]): NavigationItem => ({
  id: 'trash',
  title: 'Trash',
  type: 'collapsable',
  icon: 'trash',
  children,
})
const child = (id: string): NavigationItem => ({ id, title: id, type: 'basic', link: `/${id}` })

test('an item whose only child is the recycle item becomes a link to it', () => {
  const [group] = collapseRecycle([branch([branch([child('trash.recycle')])])])
  expect(group?.children).toMatchObject([
    { id: 'trash', title: 'Trash', type: 'basic', icon: 'trash', link: '/trash.recycle' },
  ])
  expect(group?.children?.[0]).not.toHaveProperty('children')
})

test('an item with other children, or with another single child, stays a branch', () => {
  for (const items of [[branch([child('recycle'), child('drafts')])], [branch([child('drafts')])]])
    expect(collapseRecycle(items)).toEqual(items)
})
