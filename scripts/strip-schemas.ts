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

type Part = 'needs' | 'params' | 'query' | 'headers' | 'body' | 'reply' | 'methods' | 'events'

/**
 * Takes out of a bundle the schemas of endpoints that it never parses with: types are made of them all the same.
 * The worker parses what it is asked, tests and the API reference what it answers, and the page neither.
 * They are overwritten by blanks, so source maps hold.
 */
export function stripSchemas(parts: readonly Part[]): Plugin {
  return {
    name: 'outpost:strip-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/contract\/([\w-]+\/)?[\w-]+\.ts$/ },
      handler(code) {
        let stripped = code
        const overwrite = (start: number, end: number, by = '') => {
          const blank = code.slice(start + by.length, end).replace(/[^\n]/g, ' ')
          stripped = stripped.slice(0, start) + by + blank + stripped.slice(end)
        }
        for (const { properties = [] } of endpointsIn(this.parse(code) as unknown as Node))
          for (const [index, { key, value, start, end }] of properties.entries()) {
            if (!value || !parts.some(part => part === key?.name)) continue
            // The client asks whether there is a body.
            if (key?.name === 'body') overwrite(value.start, value.end, '1')
            else overwrite(start, properties[index + 1]?.start ?? end)
          }
        return { code: stripped, map: null }
      },
    },
  }
}

/** The object of every endpoint that is handed to `define({ … })`, and of the hub that is handed to `defineHub`. */
function endpointsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(endpointsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = node as Node
  if (type === 'CallExpression' && callee?.name === 'defineHub') return given ?? []
  if (type === 'CallExpression' && callee?.name === 'define')
    return (given?.[0]?.properties ?? []).flatMap(property => property.value ?? [])
  return Object.values(node).flatMap(endpointsIn)
}
