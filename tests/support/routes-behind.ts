import { readFileSync } from 'node:fs'

/**
 * Returns the address of every route behind a guard. It is read from the generated tree, so that no route is omitted.
 */
export function routesBehind(guard: '_guest' | '_app' | '_session'): string[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const byId = tree.slice(tree.indexOf('interface FileRoutesById'), tree.indexOf('interface FileRouteTypes'))
  const ids = [...byId.matchAll(new RegExp(`'/${guard}(/.+)':`, 'g'))].map(([, id = '']) => id)
  // An id contains `_` or `_root` where an address has nothing, and ends with a slash for the first of several screens.
  const addresses = ids.map(id =>
    id.replace('/{-$alias}', '/outpost').replace(/\/_\w+(?=\/|$)|_?\/$|_(?=\/)/g, ''),
  )
  return [...new Set(addresses.map(address => address.replaceAll(/\$\w*/g, 'some-id')))]
}
