import type { Area } from '#src/contract/shared/areas.ts'
import { areasOfScreen } from '#src/contract/shared/screens.ts'
import { apps, dashboards } from './navigation/apps.ts'
import { group, type Item } from './navigation/item.ts'
import { administration, goods, store } from './navigation/main.ts'
import { pages } from './navigation/pages.ts'
import { toStored } from './navigation/references.ts'
import { documentation, features, showcase } from './navigation/showcase.ts'

const as = (type: Item['type'], items: Item[]): Item[] => items.map(item => ({ ...item, type }))

const work = group('work', 'Work', 'Công việc chung', 'briefcase', apps)
const sample = [pages, showcase, documentation, features]
const more = group('more', 'More', 'Khác', 'ellipsis-horizontal-circle', as('collapsable', sample))
const line = (id: string): Item => ({ id, title: '', type: 'divider' })

/** In horizontal and compact layouts, the daily items are first and not in a group. */
const [allDay, rest] = [store.children?.slice(0, 2) ?? [], store.children?.slice(2) ?? []]
const behind = [{ ...store, children: rest }, goods, work, dashboards, administration]

/** spec: sample-data.md section 2, the same in four arrangements */
const arranged = {
  default: [store, goods, work, dashboards, administration, more],
  compact: [...allDay, ...as('aside', [...behind, ...sample])],
  futuristic: [
    store,
    line('line.work'),
    ...as('collapsable', [goods, work, dashboards, administration]),
    line('line.sample'),
    ...as('collapsable', sample),
  ],
  horizontal: [...allDay, ...as('collapsable', [...behind, ...sample])],
}

/**
 * Returns the navigation with only the items whose screens this build has, and those screens by name, for the search.
 */
export function navigation(isScreen: (link: string) => boolean) {
  const set = (name: keyof typeof arranged) => existing(arranged[name], isScreen)
  const usual = set('default')
  return {
    ...toStored({
      default: usual,
      compact: set('compact'),
      futuristic: set('futuristic'),
      horizontal: set('horizontal'),
    }),
    pages: screensOf(usual.filter(({ id }) => id !== 'more')),
  }
}

/** Adds the areas that each screen reads. Removes items without a screen and groups without items. */
const existing = (items: Item[], isScreen: (link: string) => boolean): Item[] =>
  items.flatMap(item => {
    if (item.link && !isScreen(item.link)) return []
    const children = item.children && existing(item.children, isScreen)
    const areas = item.link ? areasOfScreen(item.link) : []
    return children?.length === 0
      ? []
      : { ...item, ...(areas.length > 0 && { areas }), ...(children && { children }) }
  })

interface Screen {
  id: string
  title: string
  vi: string
  link: string
  areas?: readonly Area[]
}

const screensOf = (items: Item[]): Screen[] =>
  items.flatMap(({ id, title, vi = title, link, areas, children = [] }) => [
    ...(link ? [{ id, title, vi, link, ...(areas && { areas }) }] : []),
    ...screensOf(children),
  ])
