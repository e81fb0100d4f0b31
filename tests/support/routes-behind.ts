import { readFileSync } from 'node:fs'

/** Returns the address of every route behind a guard, read from the generated tree so that none is left out. */
export function routesBehind(guard: '_guest' | '_app' | '_session'): string[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const byId = tree.slice(tree.indexOf('interface FileRoutesById'), tree.indexOf('interface FileRouteTypes'))
  const ids = [...byId.matchAll(new RegExp(`'/${guard}(/.+)':`, 'g'))].map(([, id = '']) => id)
  // An id says `_` where an address says nothing, and ends in a slash where a screen is the first of several.
  const addresses = ids.map(id => id.replace('/{-$alias}', '/outpost').replace(/_?\/$|_(?=\/)/g, ''))
  return [...new Set(addresses.map(address => address.replaceAll(/\$\w+/g, 'some-id')))]
}
