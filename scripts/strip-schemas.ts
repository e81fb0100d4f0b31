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
  | 'needs'
  | 'params'
  | 'query'
  | 'headers'
  | 'body'
  | 'reply'
  | 'methods'
  | 'events'
  | 'errors'

interface Parts {
  /** What is left out of each endpoint; depends on the domain where it is a function of its name. */
  endpoint: readonly EndpointPart[] | ((domain: string) => readonly EndpointPart[])
  /** What is left out of the definition of a domain; `row` is that of each of its tables. */
  domain?: readonly ('contract' | 'handlers' | 'row')[]
}

/**
 * Removes from a bundle the schemas that it never parses with; types are made of them all the same. The worker parses
 * requests, a backup rows, tests and the API reference replies, and the page neither. They are overwritten by blanks,
 * so source maps hold.
 */
export function stripSchemas(parts: Parts): Plugin {
  return {
    name: 'outpost:strip-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(src\/contract\/(?:[\w-]+\/)?[\w-]+|sw\/[\w-]+\/domain)\.ts$/ },
      handler(code, id) {
        const domain = /([\w-]+)\.ts$/.exec(id)?.[1] ?? ''
        const names = typeof parts.endpoint === 'function' ? parts.endpoint(domain) : parts.endpoint
        let stripped = code
        const overwrite = (start: number, end: number, by = '') => {
          const blank = code.slice(start + by.length, end).replace(/[^\n]/g, ' ')
          stripped = stripped.slice(0, start) + by + blank + stripped.slice(end)
        }
        const strip = ({ properties = [] }: Node, unwanted: readonly string[]) => {
          for (const [index, { key, value, start, end }] of properties.entries()) {
            if (!value || !unwanted.includes(key?.name ?? '')) continue
            // The client asks whether there is a body.
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

/** The object of every endpoint that is handed to `define({ … })`, and of the hub that is handed to `defineHub`. */
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
