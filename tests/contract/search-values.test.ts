import type { AnyRoute } from '@tanstack/react-router'
import { afterAll, expect, it, vi } from 'vitest'
import { MAX_REDIRECT_LENGTH } from '#src/lib/url/redirect.ts'
import type { router } from '#src/router.ts'
import { routeTree } from '#src/routeTree.gen.ts'

// The parts of a browser that the modules of the screens use when they are loaded.
vi.hoisted(() => {
  const element = { style: {}, setAttribute: () => {}, append: () => {} }
  const globals = {
    navigator: { userAgent: '', languages: ['vi'] },
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    addEventListener: () => {},
    document: {
      documentElement: element,
      createElement: () => element,
      querySelector: () => null,
      addEventListener: () => {},
    },
    localStorage: { getItem: () => null, setItem: () => {} },
    location: new URL('https://outpost.example/'),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
})
afterAll(() => vi.unstubAllGlobals())

// The texts of screens are not relevant here.
vi.mock('@lingui/react/macro', () => ({ Trans: () => null, Plural: () => null, useLingui: () => ({}) }))
vi.mock('@lingui/core/macro', () => ({ t: String, msg: String, plural: String }))

/** Values that an address can contain for any parameter: see `parseSearchWith`, which reads JSON. */
const hostile: readonly unknown[] = [
  { a: 1 },
  { toString: 'x', constructor: { prototype: 1 } },
  [],
  ['q', 'q'],
  [[{}]],
  0,
  -1,
  1.5,
  1e308,
  true,
  false,
  null,
  '',
  'x'.repeat(MAX_REDIRECT_LENGTH + 1),
  '\u0000',
  '__proto__',
]

const routesBelow = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values((route.children ?? {}) as Record<string, AnyRoute>).flatMap(routesBelow),
]

const nameOf = (options: { id?: string; path?: string }) => options.path ?? options.id ?? ''

type Validate = (search: Record<string, unknown>) => Record<string, unknown>

/** Has the type of the router, in which the types of routes are declared. */
const tree: (typeof router)['routeTree'] = routeTree

const validated = routesBelow(tree).flatMap(({ options }) =>
  typeof options.validateSearch === 'function'
    ? [[nameOf(options), options.validateSearch as Validate] as const]
    : [],
)

function isAllowed(read: unknown): boolean {
  if (typeof read === 'string') return read.length <= MAX_REDIRECT_LENGTH
  return typeof read === 'number' ? Number.isFinite(read) : ['boolean', 'undefined'].includes(typeof read)
}

it('the route tree has routes with search parameters', () => {
  expect(validated.length).toBeGreaterThan(8)
})

it.each(validated)(
  '%s accepts any search: each value is a text, a number, true, or undefined',
  (_, validate) => {
    const names = Object.keys(validate({}))
    expect(names).not.toEqual([])
    for (const [index, value] of hostile.entries()) {
      const search = validate(Object.fromEntries(names.map(name => [name, value])))
      expect(Object.keys(search)).toEqual(names)
      for (const name of names) {
        const read = search[name]
        expect(isAllowed(read), `${name}, value ${index}: ${String(read).slice(0, 40)}`).toBe(true)
      }
    }
  },
)
