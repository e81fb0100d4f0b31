import { beforeEach, describe, expect, it } from 'vitest'
import { contacts } from '#src/contract/contacts.ts'
import { mails } from '#src/contract/mails.ts'
import { notes } from '#src/contract/notes.ts'
import { permissions } from '#src/contract/permissions.ts'
import { areasOfScreen } from '#src/contract/shared/screens.ts'
import { type NavigationItem, navigation } from '#src/contract/shell/navigation.ts'
import { search } from '#src/contract/shell/search.ts'
import { trash } from '#src/contract/shell/trash.ts'
import { tasks } from '#src/contract/tasks.ts'
import { issue } from '#sw/session/token.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

const linksOf = (items: NavigationItem[]): string[] =>
  items.flatMap(({ link, children = [] }) => [...(link ? [link] : []), ...linksOf(children)])

const linksFor = async (userId: string) =>
  linksOf((await conforming(navigation.get, { token: await issue(userId) })).nav)

const take = (fields: object) => call(permissions.update, { body: { groupID: 'store', permissions: fields } })

describe('the navigation of a role', () => {
  it.each([
    [
      'truc',
      ['/main/pos', '/apps/contacts', '/apps/tasks'],
      ['/main/fund', '/main/admin', '/main/inventory'],
    ],
    [
      'tam',
      ['/main/inventory', '/main/take-in', '/main/task/take-out'],
      ['/main/pos', '/main/task/delivery'],
    ],
    [
      'bao',
      ['/main/task/delivery', '/apps/tasks'],
      ['/main/pos', '/main/fund', '/apps/contacts', '/main/take-in'],
    ],
  ])('of %s contains %j and not %j', async (userId, open, closed) => {
    const links = await linksFor(userId)
    expect(links).toEqual(expect.arrayContaining(open))
    expect(links.filter(link => closed.includes(link))).toEqual([])
    expect(links).toContain('/main/console')
  })

  it('of a user who may view everything is the same as the owner’s', async () => {
    expect(await linksFor('lan')).toEqual(await linksFor('huong'))
  })

  it('has no group without items, in any of the four sets', async () => {
    await take({ fund: 'none', inventory: 'none', 'check-in': 'none', 'check-out': 'none', tasks: 'none' })
    const groups = (items: NavigationItem[]): NavigationItem[] =>
      items.flatMap(item => [...(item.children ? [item] : []), ...groups(item.children ?? [])])
    const sets = Object.values(await conforming(navigation.sets))
    for (const items of filled(sets)) {
      const found = filled(groups(items))
      expect(found.filter(({ children }) => children?.length === 0)).toEqual([])
      expect(linksOf(items).filter(link => areasOfScreen(link).includes('tasks'))).toEqual([])
    }
  })
})

describe('data that a user may not view', () => {
  const groupsOf = async (query: string) =>
    (await conforming(search.find, { body: { query } })).map(({ id }) => id)

  it('is not found by the search', async () => {
    const all = [
      'contacts',
      'pages',
      'tasks',
      'notes',
      'mails',
      'chat',
      'guides',
      'files',
      'boards',
      'courses',
    ]
    expect(await groupsOf('a')).toEqual(all)
    expect((await call(search.products, { query: { value: 'hai dang' } })).items.length).toBeGreaterThan(0)
    await take({ contacts: 'none', tasks: 'none', products: 'none', help: 'none', files: 'none' })
    expect(await groupsOf('a')).toEqual(['pages', 'notes', 'mails', 'chat', 'boards', 'courses'])
    expect(await call(search.products, { query: { value: 'hai dang' } })).toEqual({
      items: [],
      categories: [],
    })
    const [pages] = await conforming(search.find, { body: { query: 'a' } })
    expect(pages?.results.filter(({ link }) => areasOfScreen(link).includes('tasks'))).toEqual([])
  })

  it('is not in the trash, except the user’s own notes', async () => {
    await call(tasks.remove, { query: { id: 'task-1-1' } })
    await call(notes.remove, { query: { id: 'note-1' } })
    await call(contacts.remove, { query: { id: 'le-minh-chau' } })
    await take({ tasks: 'none', contacts: 'view' })
    const kinds = (await conforming(trash.list)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['contacts', 'notes'])
  })

  it('is not suggested as a recipient; colleagues are', async () => {
    const addresses = async () =>
      (await conforming(mails.recipients, { query: { query: 'nguyen' } })).map(({ address }) => address)
    const all = await addresses()
    expect(all.some(address => !address.endsWith('@outpost.example'))).toBe(true)
    await take({ contacts: 'none' })
    const own = await addresses()
    expect(filled(own).filter(address => !address.endsWith('@outpost.example'))).toEqual([])
  })
})

describe('the areas of a screen', () => {
  it.each([
    ['/apps/tasks/task-1-1?today=true', ['tasks']],
    ['/main/list', ['list', 'products']],
    ['/main/list/product/inbox/watch-1/details', ['products']],
    ['/main/task/delivery/', ['delivery', 'products']],
    ['/main/console', []],
    ['/apps/notes', []],
    ['/', []],
    ['', []],
    ['/constructor', []],
  ])('of %s are %j', (path, areas) => {
    expect(areasOfScreen(path)).toEqual(areas)
  })
})
