import type { NavigationItem } from '#src/contract/navigation.ts'
import type { Area } from '#src/contract/shared/areas.ts'
import type { Lang } from '#sw/server/error-texts.ts'

/** An item as it is stored: in both languages, with the areas that its screen reads, without what changes. */
export type StoredItem = Omit<NavigationItem, 'children'> & {
  vi?: string
  areas?: Area[]
  children?: StoredItem[]
}

interface Reader {
  lang: Lang
  mayView: (area: Area) => boolean
  /** How many wait behind an item, by its id. */
  waiting: Record<string, number>
}

/** The items that the reader may open, in the reader's language. A group that this leaves empty goes. */
export const localizeNavigation = (items: StoredItem[], reader: Reader): NavigationItem[] =>
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
