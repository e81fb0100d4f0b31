import type { Item } from '#seed/navigation/item.ts'
import type { Area } from '#src/contract/shared/areas.ts'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import type { Lang } from '#sw/server/lang.ts'

interface Reader {
  lang: Lang
  mayView: (area: Area) => boolean
  /** The number of waiting entries by item id. */
  waiting: Record<string, number>
}

/** Returns the items that the user may open, in the user's language. Groups without items are left out. */
export const localizeNavigation = (items: readonly Item[], reader: Reader): NavigationItem[] =>
  items.flatMap(({ vi, areas = [], children: stored, ...item }) => {
    const { lang, mayView, waiting } = reader
    const children = stored && localizeNavigation(stored, reader)
    if (!areas.every(mayView) || children?.length === 0) return []
    return {
      ...item,
      ...(vi && lang === 'vi' && { title: vi }),
      ...(waiting[item.id] && { badge: { title: String(waiting[item.id]) } }),
      ...(children && { children }),
    }
  })
