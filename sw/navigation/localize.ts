import type { NavigationItem } from '#src/contract/navigation.ts'
import type { Lang } from '#sw/server/error-texts.ts'

/** An item as it is stored: in both languages, without what changes. */
export type StoredItem = Omit<NavigationItem, 'children'> & { vi?: string; children?: StoredItem[] }

/** Items in the caller's language, with how many wait behind each, by its id. */
export const localizeNavigation = (
  items: StoredItem[],
  lang: Lang,
  waiting: Record<string, number> = {},
): NavigationItem[] =>
  items.map(({ vi, children, ...item }) => ({
    ...item,
    ...(vi && lang === 'vi' && { title: vi }),
    ...(waiting[item.id] && { badge: { title: String(waiting[item.id]) } }),
    ...(children && { children: localizeNavigation(children, lang, waiting) }),
  }))
