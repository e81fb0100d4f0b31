import { describe, expect, it } from 'vitest'
import { flag, oneOf, ordinal, searchParams, text } from './search-params.ts'

const read = searchParams({ q: text, open: flag, page: ordinal, view: oneOf('list', 'board') })

describe('the search of an address', () => {
  it('is read by name', () => {
    const search = { q: 'Lan', open: true, page: 2, view: 'board' }
    expect(read(search)).toEqual(search)
  })

  it('accepts a number in place of a text', () => {
    expect(read({ q: 2026 })).toEqual({ q: '2026' })
  })

  it('ignores a text that is longer than the server accepts', () => {
    expect(read({ q: 'x'.repeat(1000) }).q).toHaveLength(1000)
    expect(read({ q: 'x'.repeat(1001) }).q).toBeUndefined()
  })

  it.each([
    { q: ['a'], open: 'true', page: 0, view: 'x' },
    { q: null, open: 1, page: 1.5, view: ['list'] },
    { q: {}, page: -1, __proto__: { q: 'x' }, other: 'y' },
    { page: Number.NaN },
  ])('ignores invalid values: %o', search => {
    const nothing = { q: undefined, open: undefined, page: undefined, view: undefined }
    expect({ ...search, ...read(search as Record<string, unknown>) }).toMatchObject(nothing)
  })
})
