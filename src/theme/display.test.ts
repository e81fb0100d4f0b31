import { beforeEach, expect, test, vi } from 'vitest'
import { applyDisplay, type Display, rememberedDisplay } from './display.ts'

const [script] = Object.values(
  import.meta.glob<string>('/public/display.js', { query: '?raw', import: 'default', eager: true }),
)
const page = { dataset: {} as Record<string, string> }

beforeEach(() => {
  const stored = new Map<string, string>()
  page.dataset = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('document', {
    documentElement: page,
    body: {},
    head: { append() {} },
    querySelector: () => ({}),
    currentScript: { src: 'http://localhost/display.js', dataset: {} },
  })
  vi.stubGlobal('getComputedStyle', () => ({ backgroundColor: 'white' }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {} }))
})

test.each<[Display, object]>([
  [
    { theme: 'theme-teal', scheme: 'dark', fontSizeType: 1 },
    { theme: 'teal', scheme: 'dark', density: 'small' },
  ],
  [{ theme: 'default', scheme: 'auto', fontSizeType: 0 }, { theme: 'default' }],
])('the next page starts with the display settings of this one: %o', (display, expected) => {
  applyDisplay(display)
  expect(page.dataset).toEqual(expected)
  expect(rememberedDisplay()).toEqual(display)

  page.dataset = {}
  new Function(script ?? '')()
  expect(page.dataset).toEqual(expected)
})

test('storage that cannot be read results in the defaults', () => {
  localStorage.setItem('outpost.display', '{')
  expect(rememberedDisplay()).toEqual({ theme: 'default', scheme: 'auto', fontSizeType: 0 })
})
