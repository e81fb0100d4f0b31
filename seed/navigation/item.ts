import type { Area } from '#src/contract/shared/areas.ts'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'

/** An item in both languages. The server adds its count. */
export type Item = Omit<NavigationItem, 'children'> & {
  vi?: string
  areas?: readonly Area[]
  children?: Item[]
}

const named = (id: string, title: string, vi: string) => ({ id, title, vi, titleId: `nav.${id}` })

/** Returns a link to a screen. */
export const to = (id: string, title: string, vi: string, icon: string, link: string): Item => ({
  ...named(id, title, vi),
  type: 'basic',
  icon,
  link,
})

/** Returns a link to a screen without an icon. */
export const under = (id: string, title: string, vi: string, link: string): Item => ({
  ...named(id, title, vi),
  type: 'basic',
  link,
})

/** Returns a group with a heading. */
export const group = (id: string, title: string, vi: string, icon: string, children: Item[]): Item => ({
  ...named(id, title, vi),
  type: 'group',
  icon,
  children,
})

/** Returns an item that opens and closes its children. */
export const collapsable = (
  id: string,
  title: string,
  vi: string,
  icon: string | undefined,
  children: Item[],
): Item => ({ ...named(id, title, vi), type: 'collapsable', ...(icon && { icon }), children })
