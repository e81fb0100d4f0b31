import type { NavigationItem } from '#src/contract/navigation.ts'
import type { Area } from '#src/contract/shared/areas.ts'

/** An item in both languages. Its count is added by the server. */
export type Item = Omit<NavigationItem, 'children'> & {
  vi?: string
  areas?: readonly Area[]
  children?: Item[]
}

const named = (id: string, title: string, vi: string) => ({ id, title, vi, titleId: `nav.${id}` })

/** A link to a screen. */
export const to = (id: string, title: string, vi: string, icon: string, link: string): Item => ({
  ...named(id, title, vi),
  type: 'basic',
  icon,
  link,
})

/** A link to a screen without an icon. */
export const under = (id: string, title: string, vi: string, link: string): Item => ({
  ...named(id, title, vi),
  type: 'basic',
  link,
})

export const group = (id: string, title: string, vi: string, icon: string, children: Item[]): Item => ({
  ...named(id, title, vi),
  type: 'group',
  icon,
  children,
})

export const collapsable = (
  id: string,
  title: string,
  vi: string,
  icon: string | undefined,
  children: Item[],
): Item => ({ ...named(id, title, vi), type: 'collapsable', ...(icon && { icon }), children })
