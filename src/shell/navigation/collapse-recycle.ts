import type { NavigationItem } from '#src/contract/shell/navigation.ts'

const isRecycle = ({ id }: NavigationItem) => id === 'recycle' || id.endsWith('.recycle')

/** spec: a navigation item with a single child that is the recycle item collapses into a basic link */
export const collapseRecycle = (items: NavigationItem[]): NavigationItem[] =>
  items.map(({ children, ...item }) => {
    const [only, second] = children ?? []
    if (only && !second && isRecycle(only))
      return { ...item, type: 'basic', link: only.link ?? item.link, exactMatch: only.exactMatch }
    return children ? { ...item, children: collapseRecycle(children) } : item
  })
