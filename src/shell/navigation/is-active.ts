import type { NavigationItem } from '#src/contract/navigation.ts'

/** Where one is, as the router knows it. */
interface Place {
  pathname: string
  search: object
}

/** Whether a screen is where an item leads to, or under it, or among the item's children. */
export const isActive = ({ link, exactMatch, children = [] }: NavigationItem, place: Place): boolean =>
  (link !== undefined && covers(link, place, exactMatch)) || children.some(child => isActive(child, place))

function covers(link: string, { pathname, search }: Place, isExact = false) {
  const [path, query] = link.split('?')
  const isUnder = pathname === path || (!isExact && pathname.startsWith(`${path}/`))
  const asked = Object.entries(search).map(([name, value]) => `${name}=${value}`)
  return (
    isUnder && [...new URLSearchParams(query)].every(([name, value]) => asked.includes(`${name}=${value}`))
  )
}
