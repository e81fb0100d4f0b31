import { resolveBase } from '#src/contract/core/bases.ts'
import { type DomainDefinition, type ImportHandlers, routesOf } from './define-domain.ts'
import type { Route } from './handle.ts'
import { badRequest, Problem } from './problem.ts'

/** A call's route, and the parameters in its path. */
interface Match {
  route: Route
  params: Record<string, string>
}

/** Returns the match of a method and a path; `undefined` for an unknown path. */
type Finder = (method: string, path: string) => Match | undefined

/**
 * Returns a function that finds the route of a method and a path. The definitions only name the paths below which
 * modules have endpoints: the module of the longest such path is loaded, and its endpoints are searched. It rejects with
 * 404 for a path that no domain has, with 405 for another method of a known path, and with 400 for a parameter with an
 * invalid encoding.
 */
export function createRouting(domains: readonly DomainDefinition[]) {
  const modules = new Map(
    domains.flatMap(({ handlers = {} }) =>
      Object.entries(handlers).map(([path, load]) => [absolute(path), load] as const),
    ),
  )
  const finders = new Map<ImportHandlers, Finder>()

  async function finderOf(load: ImportHandlers) {
    const known = finders.get(load)
    if (known) return known
    const finder = createFinder(await routesOf(load))
    finders.set(load, finder)
    return finder
  }

  return async (method: string, path: string): Promise<Match> => {
    let above = path
    while (above && !modules.has(above)) above = above.slice(0, above.lastIndexOf('/'))
    const load = modules.get(above)
    const found = load && (await finderOf(load))(method, path)
    if (found) return found
    throw new Problem(404, { text: { code: 'noPath', path } })
  }
}

/** Returns a path with its service base and a leading slash. */
const absolute = (path: string) => `/${resolveBase(path).replace(/^\//, '')}`

/** Most paths have no parameters, so a map finds them in well under 1 µs. */
function createFinder(routes: Readonly<Record<string, Route>>): Finder {
  const literal = new Map<string, Map<string, Route>>()
  const patterns: [RegExp, Map<string, Route>][] = []
  for (const route of Object.values(routes)) {
    const path = absolute(route.endpoint.path)
    const methods = literal.get(path) ?? new Map<string, Route>()
    methods.set(route.endpoint.method, route)
    if (!literal.has(path) && path.includes('{')) patterns.push([toPattern(path), methods])
    literal.set(path, methods)
  }

  return (method, path) => {
    let methods = literal.get(path)
    let params: Record<string, string> = {}
    if (!methods)
      for (const [pattern, ofPattern] of patterns) {
        const match = pattern.exec(path)
        if (match) {
          methods = ofPattern
          params = decoded(match.groups)
        }
      }
    if (!methods) return undefined
    const route = methods.get(method)
    if (route) return { route, params }
    const headers = { Allow: [...methods.keys()].join(', ') }
    throw new Problem(405, { text: { code: 'noMethod', method, path }, headers })
  }
}

const toPattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** Decodes the parameters, which the client percent-encodes. */
function decoded(groups: Record<string, string> = {}) {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(groups))
    try {
      params[name] = decodeURIComponent(value)
    } catch {
      badRequest(name)
    }
  return params
}
