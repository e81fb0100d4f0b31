import type { Plugin } from 'vite'

/** `const AppRouteChildren: AppRouteChildren = { AppTasksRoute: AppTasksRoute, … }` */
const children = /^const (\w+Children)(?:: \w+)? = \{([^}]*)\}/gm

/**
 * Removes the names of the routes from the generated tree, in which the router reads only the values. Without them the
 * script of the routes is 0.7 KB smaller with gzip.
 */
export const leanRouteTree = (): Plugin => ({
  name: 'outpost:lean-route-tree',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/routeTree\.gen\.ts$/ },
    handler(code) {
      const lean = code.replaceAll(children, (_, name: string, entries: string) => {
        const routes = entries.split(',').flatMap(entry => entry.split(':')[1]?.trim() ?? [])
        return `const ${name} = [${routes.join(', ')}]`
      })
      if (lean === code) throw new Error('The generated tree has another form')
      return { code: lean, map: null }
    },
  },
})
