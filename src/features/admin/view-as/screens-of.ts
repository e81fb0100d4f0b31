import type { Permissions } from '#src/contract/permissions.ts'
import { includes, type Level, levels } from '#src/contract/shared/areas.ts'
import { areasOfScreen } from '#src/contract/shared/screens.ts'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'

/** A screen of the navigation as a group has it. */
export interface ScreenOfGroup {
  link: string
  title: string
  /** The level in the area that the screen is about; undefined for a screen that is open to all. */
  level: Level | undefined
}

/** The screens of the work: not the examples, the documentation and the pages that everyone may open. */
const isOfWork = (link: string) => /^\/(main|apps|dashboards)\//.test(link)

/** Returns all links of a navigation, each once, in its order. */
function linksOf(items: readonly NavigationItem[]): { link: string; title: string }[] {
  const all = items.flatMap(({ link, title, children = [] }): { link: string; title: string }[] => [
    ...(link ? [{ link, title }] : []),
    ...linksOf(children),
  ])
  const known = new Set<string>()
  return all.filter(({ link }) => !known.has(link) && known.add(link))
}

/** Returns the screens of the work in a navigation with the levels of a group: `none` for a screen that the group cannot open. */
export function screensOf(items: readonly NavigationItem[], permissions: Permissions): ScreenOfGroup[] {
  const ofWork = linksOf(items).filter(({ link }) => isOfWork(link))
  return ofWork.map(({ link, title }) => {
    const areas = areasOfScreen(link)
    const [first] = areas
    const isOpen = areas.every(area => includes(permissions[area], 'view'))
    const level = first === undefined ? undefined : isOpen ? permissions[first] : levels[0]
    return { link, title, level }
  })
}
