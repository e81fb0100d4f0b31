import { beforeEach, describe, expect, it } from 'vitest'
import { screens } from '#scripts/build/screens.ts'
import { navigation as arrange } from '#seed/navigation.ts'
import { type NavigationItem, navigation, navigationSets } from '#src/contract/shell/navigation.ts'
import { tasks } from '#src/contract/tasks.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { sampleAddresses } from '#tests/support/specified-addresses.ts'

beforeEach(freshServer)

interface Item extends Omit<NavigationItem, 'children'> {
  children?: Item[]
}
const flat = (items: Item[]): Item[] => items.flatMap(item => [item, ...flat(item.children ?? [])])
const everything = arrange(() => true)

describe('the navigation of the product', () => {
  it('links only to screens of this build', async () => {
    const isScreen = screens()
    const { nav } = await conforming(navigation.get)
    const links = flat(nav).flatMap(({ link }) => link ?? [])
    expect(links).toContain('/main/console')
    expect(links.filter(link => !isScreen(link))).toEqual([])
  })

  it('has a unique id for every item', () => {
    const ids = flat(everything.default).map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
  })

  it('is in the caller’s language', async () => {
    covers('defaults.language')
    const titles = async (lang: string) =>
      flat((await conforming(navigation.get, { headers: { 'Accept-Language': lang } })).nav).map(n => n.title)
    expect(await titles('en')).toContain('Tasks')
    expect(await titles('vi')).toContain('Công việc')
  })

  it('counts open tasks at each request, and has no badge for 0', async () => {
    const badge = async () =>
      flat((await conforming(navigation.get)).nav).find(({ id }) => id === 'tasks')?.badge?.title
    const open = (await db.tasks.toArray()).filter(({ type, completed }) => type === 'task' && !completed)
    expect(await badge()).toBe(String(open.length))
    await call(tasks.remove, { query: { id: open[0]?.id ?? '' } })
    expect(await badge()).toBe(String(open.length - 1))
    await db.tasks.clear()
    expect(await badge()).toBeUndefined()
  })

  it('counts for its badges are returned by a separate call, with 0 for what the user may not view', async () => {
    const { nav } = await conforming(navigation.get)
    const counts = await conforming(navigation.counts)
    for (const id of ['tasks', 'mailbox'])
      expect(counts[id]).toBe(Number(flat(nav).find(item => item.id === id)?.badge?.title))
    await db.permissions.update('store', { tasks: 'none' })
    expect((await conforming(navigation.counts)).tasks).toBe(0)
  })

  it('contains the favourite display as JSON text', async () => {
    covers('navigation.fav')
    await db.favourites.put({ userId: 'huong', theme: 'theme-rose', scheme: 'dark', layout: 'thin' })
    const { fav } = await conforming(navigation.get)
    expect(JSON.parse(fav)).toEqual({ Theme: 'theme-rose', Scheme: 'dark', Layout: 'thin' })
  })
})

describe('the four navigation sets', () => {
  it('are returned together, none of them empty', async () => {
    const sets = await conforming(navigation.sets)
    expect(Object.keys(sets).toSorted()).toEqual([...navigationSets].toSorted())
    for (const items of filled(Object.values(sets))) expect(items.length).toBeGreaterThan(0)
  })

  it('have the same links, each with the same title', async () => {
    const sets = await conforming(navigation.sets)
    const linksOf = (items: Item[]) =>
      flat(items)
        .flatMap(({ link, title, titleId }) => (link ? [`${link} ${title} ${titleId}`] : []))
        .toSorted()
    for (const items of filled(Object.values(sets))) expect(linksOf(items)).toEqual(linksOf(sets.default))
  })

  it('have items of every type', async () => {
    const types = flat(Object.values(await conforming(navigation.sets)).flat()).map(({ type }) => type)
    expect(new Set(types)).toEqual(new Set(['group', 'basic', 'collapsable', 'aside', 'divider']))
  })

  it('nest collapsable items up to level 6', async () => {
    const levels = (items: Item[]): number =>
      Math.max(0, ...items.map(({ children = [] }) => (children.length > 0 ? 1 + levels(children) : 0)))
    const { default: usual } = await conforming(navigation.sets)
    const features = flat(usual).find(({ id }) => id === 'features')?.children ?? []
    expect(levels(features)).toBe(6)
    expect(flat(features).map(({ title }) => title)).toContain('Level 6')
  })

  it('contain items with a badge, disabled, marked active and matched exactly', async () => {
    const items = flat((await conforming(navigation.sets)).default)
    for (const property of ['badge', 'disabled', 'active', 'exactMatch'] as const)
      expect(items.some(item => item[property])).toBe(true)
  })

  it('have the same counts of waiting items as the navigation', async () => {
    const { nav } = await conforming(navigation.get)
    const badgeOf = (items: Item[]) => flat(items).find(({ id }) => id === 'tasks')?.badge?.title
    for (const items of filled(Object.values(await conforming(navigation.sets))))
      expect(badgeOf(items)).toBe(badgeOf(nav))
  })

  it('contain every link of the specification', () => {
    const links = new Set(flat(everything.default).map(({ link }) => link))
    expect(filled(sampleAddresses).filter(address => !links.has(address))).toEqual([])
    expect(links).toContain('/docs/api')
  })
})
