import { expect, it } from 'vitest'
import { openRow } from './open-row.ts'

const match = (routeId: string, params: object, search: object = {}) => ({ routeId, params, search })

it('returns the row that the address names, by its table and its key', () => {
  const app = match('/_app', { id: 't1' })
  expect(openRow([app, match('/_app/apps/tasks/$id', { id: 't1' })])).toEqual({ table: 'tasks', id: 't1' })
  expect(openRow([match('/_app/main/inventory/$kind/$id', { kind: 'count', id: 'd1' })])).toEqual({
    table: 'shopDocuments',
    id: 'd1',
  })
  expect(
    openRow([match('/_app/apps/scrumboard/$boardId/card/$cardId', { boardId: 'b1', cardId: 'c1' })]),
  ).toEqual({ table: 'boardCards', id: 'c1' })
})

it('a product is named by the search of its list', () => {
  const list = '/_app/apps/ecommerce/inventory/'
  expect(openRow([match(list, {}, { open: 'p1' })])).toEqual({ table: 'products', id: 'p1' })
  expect(openRow([match(list, {}, { q: 'p1' })])).toBeUndefined()
})

it('a list has no open row', () => {
  expect(openRow([match('/_app/apps/tasks', {}, { id: 't1' })])).toBeUndefined()
})
