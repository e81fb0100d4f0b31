import { apps, dashboards } from './navigation/apps.ts'
import { group, type Item } from './navigation/item.ts'
import { administration, main } from './navigation/main.ts'
import { pages } from './navigation/pages.ts'
import { documentation, features, showcase } from './navigation/showcase.ts'

const as = (type: Item['type'], items: Item[]): Item[] => items.map(item => ({ ...item, type }))

const work = group('work', 'Work', 'Công việc chung', 'briefcase', apps)
const sample = [
  dashboards,
  group('apps', 'Apps', 'Ứng dụng', 'squares-2x2', apps),
  pages,
  showcase,
  documentation,
  features,
]

const more = group(
  'more',
  'More',
  'Khác',
  'ellipsis-horizontal-circle',
  as('collapsable', [pages, showcase, documentation]),
)
const divider: Item = { id: 'divider', title: '', type: 'divider' }

const arranged = {
  /** Of the signed-in product. */
  product: [...main, work, dashboards, administration, more],
  /** spec: sample-data.md section 2, the same in four arrangements */
  default: sample,
  compact: as('aside', sample),
  futuristic: [dashboards, divider, ...as('collapsable', sample.slice(1))],
  horizontal: as('collapsable', sample),
}

/** The navigation with what leads to a screen of this build, and those screens by name, for search. */
export function navigation(isScreen: (link: string) => boolean) {
  const entries = Object.entries(arranged).map(([name, items]) => [name, existing(items, isScreen)] as const)
  const trees = Object.fromEntries(entries) as typeof arranged
  return { ...trees, pages: screensOf(trees.product) }
}

/** Without the items that lead nowhere, and without the groups that this leaves empty. */
const existing = (items: Item[], isScreen: (link: string) => boolean): Item[] =>
  items.flatMap(item => {
    if (item.link && !isScreen(item.link)) return []
    const children = item.children && existing(item.children, isScreen)
    return children?.length === 0 ? [] : { ...item, ...(children && { children }) }
  })

const screensOf = (items: Item[]): { id: string; title: string; vi: string; link: string }[] =>
  items.flatMap(({ id, title, vi = title, link, children = [] }) => [
    ...(link ? [{ id, title, vi, link }] : []),
    ...screensOf(children),
  ])
