import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: Node[]
  properties?: Node[]
  key?: { name?: string }
  value?: Node
}

type EndpointPart =
  | 'path'
  | 'needs'
  | 'restores'
  | 'params'
  | 'query'
  | 'headers'
  | 'body'
  | 'reply'
  | 'methods'
  | 'events'
  | 'errors'
  | 'waits'

interface Parts {
  /** The schemas to remove from each endpoint; a function if they depend on the domain. */
  endpoint: readonly EndpointPart[] | ((domain: string) => readonly EndpointPart[])
  /** The fields to remove from the definition of a domain; `row` and `label` apply to each of its tables. */
  domain?: readonly ('contract' | 'handlers' | 'search' | 'row' | 'label')[]
}

/**
 * Options of the bundler with which an unused schema is removed: Valibot is imported as `v`, and reading
 * `schema.entries` has no side effect.
 */
export const unusedSchemas = { manualPureFunctions: ['v'], propertyReadSideEffects: false } as const

/**
 * Removes schemas that a bundle never uses for parsing. The worker parses requests; the chunk of the backup parses
 * rows; tests and the API reference use the schemas of replies. Removed code is replaced by spaces, so that source maps
 * stay valid.
 */
export function stripSchemas(parts: Parts): Plugin {
  return {
    name: 'outpost:strip-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(src\/contract\/(?:[\w-]+\/)*[\w-]+|sw\/[\w-]+\/domain)\.ts$/ },
      handler(code, id) {
        const names = typeof parts.endpoint === 'function' ? parts.endpoint(domainOf(id)) : parts.endpoint
        let stripped = code
        const overwrite = (start: number, end: number, by = '') => {
          const blank = code.slice(start + by.length, end).replace(/[^\n]/g, ' ')
          stripped = stripped.slice(0, start) + by + blank + stripped.slice(end)
        }
        const strip = ({ properties = [] }: Node, unwanted: readonly string[]) => {
          for (const [index, { key, value, start, end }] of properties.entries()) {
            if (!value || !unwanted.includes(key?.name ?? '')) continue
            // The client only checks whether an endpoint has a body.
            if (key?.name === 'body') overwrite(value.start, value.end, '1')
            else overwrite(start, properties[index + 1]?.start ?? end)
          }
        }
        const ast = this.parse(code) as unknown as Node
        for (const endpoint of endpointsIn(ast)) strip(endpoint, names)
        for (const definition of callsOf('defineDomain', ast).flatMap(call => call.arguments ?? [])) {
          for (const table of tablesIn(definition)) strip(table, parts.domain ?? [])
          strip(definition, parts.domain ?? [])
        }
        return { code: stripped, map: null }
      },
    },
  }
}

/** Folders of the contract that are not domains. */
const ofManyDomains = new Set(['core', 'shared', 'shell'])

/** Returns the domain of a contract: the name of its file, or of the folder of `src/contract/` with the parts of the contract. */
function domainOf(id: string) {
  const [first = '', ...rest] = id.replace(/^.*\/src\/contract\/|\.ts$/g, '').split('/')
  return (ofManyDomains.has(first) ? rest.at(-1) : first) ?? first
}

/** Returns the objects of all endpoints in `define({ … })`, and of the hub in `defineHub`. */
const endpointsIn = (ast: Node): Node[] => [
  ...callsOf('defineHub', ast).flatMap(call => call.arguments ?? []),
  ...callsOf('define', ast).flatMap(call =>
    (call.arguments?.[0]?.properties ?? []).flatMap(property => property.value ?? []),
  ),
]

const tablesIn = ({ properties = [] }: Node): Node[] =>
  (properties.find(({ key }) => key?.name === 'tables')?.value?.properties ?? []).flatMap(
    ({ value }) => value ?? [],
  )

function callsOf(name: string, node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(child => callsOf(name, child))
  if (typeof node !== 'object' || node === null) return []
  const { type, callee } = node as Node
  if (type === 'CallExpression' && callee?.name === name) return [node as Node]
  return Object.values(node).flatMap(child => callsOf(name, child))
}
