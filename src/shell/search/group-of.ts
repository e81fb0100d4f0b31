import type { NavigationItem } from '#src/contract/shell/navigation.ts'

type Item = Pick<NavigationItem, 'title' | 'link'> & { children?: readonly Item[] | undefined }

/** Returns the title of the group of the navigation that contains a screen. */
export const groupOf = (navigation: readonly Item[], link: string): string | undefined =>
  navigation.find(({ children = [] }) => has(children, link))?.title

const has = (items: readonly Item[], link: string): boolean =>
  items.some(item => item.link === link || has(item.children ?? [], link))
