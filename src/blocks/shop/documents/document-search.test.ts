import { expect, it } from 'vitest'
import { documentQueryOf, documentSearch, isFiltered } from './document-search.ts'

it('ignores a day that does not exist', () => {
  expect(documentSearch({ from: '2026-13-40', to: 'tomorrow' })).toMatchObject({
    from: undefined,
    to: undefined,
  })
})

it('asks for whole days and counts the pages of the server from 0', () => {
  const query = documentQueryOf({ from: '2026-11-20', to: '2026-11-20', page: 2 }, 50)
  expect(Date.parse(query.to) - Date.parse(query.from)).toBe(24 * 60 * 60 * 1000 - 1)
  expect(query).toMatchObject({ page: '1', size: '50', order: 'desc' })
})

it('an order is not a filter', () => {
  expect(isFiltered({ oldest: true, page: 3 })).toBe(false)
  expect(isFiltered({ status: 'draft' })).toBe(true)
})
