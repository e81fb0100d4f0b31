import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const src = join(import.meta.dirname, '../../src')
const version = '19.2.9'

/** Matches what a component of the app must not use, because this plugin removes it. */
const removed =
  /<(base|link|meta|script|style|title)\b|\b(hydrateRoot|preconnect|prefetchDNS|preinit|preinitModule|preloadModule|requestFormReset)\b|\buseFormStat/

interface Node {
  type: string
  start: number
  end: number
  id?: Node
  name?: string
  value?: unknown
  key?: Node
  operator?: string
  left?: Node
  right?: Node
  body?: Node
  test?: Node | null
  params?: Node[]
  cases?: Node[]
  consequent?: Node[]
  property?: Node
  properties?: Node[]
  expression?: Node
}

interface Edit {
  start: number
  end: number
  by: string
}

/**
 * Removes from React DOM what this app never does: it renders no page that a server has rendered (hydration), and no
 * element that React would move into the head (`link`, `meta`, `title`, …). The conditions of both become constants, so
 * the bundler can remove their code: 5 KB with gzip of 54. The build fails with another version of React, and when a
 * component of the app uses what is removed.
 */
export const leanReact = (): Plugin => ({
  name: 'outpost:lean-react',
  apply: 'build',
  buildStart() {
    for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.tsx') || file.endsWith('.test.tsx')) continue
      const [used] = removed.exec(readFileSync(join(src, file), 'utf8')) ?? []
      if (used) this.error(`src/${file} uses “${used}”, which scripts/smaller/lean-react.ts removes.`)
    }
  },
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom(-client)?\.production\.js$/ },
    handler(code, id) {
      if (!code.includes(`version = "${version}"`)) this.error(`React is another than ${version}.`)
      const isClient = id.endsWith('-client.production.js')
      const nodes = [...nodesIn(this.parse(code) as unknown as Node)]
      const edits = nodes.flatMap(([node, parent]) =>
        isClient ? clientEdits(node, parent, code) : unusedExport(node, code),
      )
      return { code: edited(code, edits), map: null }
    },
  },
})

/** Functions of `react-dom` for the head of the page and for actions of forms. */
const unusedExports =
  /^exports\.(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|useFormState|useFormStatus)$/

const textOf = (node: Node | undefined, code: string) => (node ? code.slice(node.start, node.end) : '')

function unusedExport({ type, expression, start, end }: Node, code: string): Edit[] {
  const isUnused = type === 'ExpressionStatement' && unusedExports.test(textOf(expression?.left, code))
  return isUnused ? [{ start, end, by: '' }] : []
}

function clientEdits(node: Node, parent: Node | undefined, code: string): Edit[] {
  const { type, start, end, expression, left, right } = node
  const replace = (by: string): Edit[] => [{ start, end, by }]
  const target = type === 'ExpressionStatement' ? textOf(expression?.left, code) : ''
  if (target === 'exports.hydrateRoot') return replace('')
  if (target === 'ReactDOMSharedInternals.d')
    return (expression?.right?.properties ?? []).flatMap(({ key, value }) =>
      isNode(value) && /^[A-Z]|^m$/.test(key?.name ?? '') ? { ...rangeOf(value), by: 'noop' } : [],
    )
  // The name is also a parameter of two functions, whose callers pass a constant.
  if (type === 'AssignmentExpression' && left?.name === 'isHydrating') return replace(textOf(right, code))
  if (type === 'Identifier' && node.name === 'isHydrating')
    return parent?.id === node || parent?.params ? [] : replace('!1')
  const isTarget = parent?.type === 'AssignmentExpression' && parent.left === node
  const property = type === 'MemberExpression' && !isTarget ? node.property?.name : undefined
  if (property === 'isDehydrated') return replace('!1')
  if (property === 'dehydrated') return replace('null')
  if (type === 'FunctionDeclaration' && node.id?.name === 'isHostHoistableType' && node.body)
    return [{ ...rangeOf(node.body), by: '{return !1}' }]
  if (type === 'BinaryExpression' && (isHoistable(left) || isHoistable(right)))
    return replace(node.operator === '===' ? '!1' : '!0')
  return (node.cases ?? []).flatMap(one =>
    isHoistable(one.test) ? { ...rangeOf(one), by: variablesOf(one) } : [],
  )
}

/** Returns a case with only the variables of a removed one: the cases after it use some of them. */
function variablesOf(removedCase: Node): string {
  const nodes = [...nodesIn(removedCase)].map(([node]) => node)
  const names = nodes.flatMap(({ type, id }) => (type === 'VariableDeclarator' ? (id?.name ?? []) : []))
  return names.length > 0 ? `case 26:var ${names.join()};` : ''
}

/** The number with which React marks an element that it moves into the head. */
const isHoistable = (node: Node | null | undefined) => node?.type === 'Literal' && node.value === 26

const rangeOf = ({ start, end }: Node) => ({ start, end })

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Yields every node with the one around it. */
function* nodesIn(node: Node, parent?: Node): Generator<[Node, Node | undefined]> {
  yield [node, parent]
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesIn(child, node)
}

/** Applies edits, except those inside another one. Removed code is replaced by spaces, so that source maps stay valid. */
function edited(code: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, by } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    parts.push(code.slice(at, start), by, code.slice(start + by.length, end).replace(/[^\n]/g, ' '))
    at = end
  }
  return parts.join('') + code.slice(at)
}
