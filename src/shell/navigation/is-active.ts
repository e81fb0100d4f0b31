import type { NavigationItem } from '#src/contract/shell/navigation.ts'

/** The current location, as the router knows it. */
interface Place {
  pathname: string
  search: object
}

/** Returns whether the current screen is the item's screen, is below it, or belongs to one of the item's children. */
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
