import { beforeEach, expect, it, vi } from 'vitest'
import { products } from '#seed/products.ts'
import { valuesOf } from './form-values.ts'

const [first] = products.products
if (!first) throw new Error('The sample has products')
const { position: _, ...product } = first
const base = valuesOf(product)

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
})

/** Another tab has its own copy of the module. */
async function tab() {
  vi.resetModules()
  return import('./form-draft.ts')
}

beforeEach(() => stored.clear())

it('a form that is saved deletes its own draft, not that of another tab', async () => {
  const [here, there] = [await tab(), await tab()]
  here.keepFormDraft('a', { base, values: { ...base, sku: 'A-1' } })
  there.keepFormDraft('a', { base, values: { ...base, sku: 'B-1' } })
  here.dropFormDraft('a')
  expect(here.loadFormDraft('a')?.values.sku).toBe('B-1')
  there.dropFormDraft('a')
  expect(there.loadFormDraft('a')).toBeUndefined()
})
