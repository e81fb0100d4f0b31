import { expect, it } from 'vitest'
import { openRows } from './open-rows.ts'

const match = (routeId: string, params: object, search: object = {}) => ({ routeId, params, search })

it('returns the row that the address names, by its table and its key', () => {
  const app = match('/_app', { id: 't1' })
  expect(openRows([app, match('/_app/apps/tasks/$id', { id: 't1' })])).toEqual([
    { kind: 'tasks', table: 'tasks', id: 't1' },
  ])
  expect(openRows([match('/_app/main/inventory/$kind/$id', { kind: 'count', id: 'd1' })])).toEqual([
    { kind: 'shopDocuments', table: 'shopDocuments', id: 'd1' },
  ])
  const card = { boardId: 'b1', cardId: 'c1' }
  expect(openRows([match('/_app/apps/scrumboard/$boardId/card/$cardId', card)])).toEqual([
    { kind: 'boardCards', table: 'boardCards', id: 'c1' },
  ])
})

it('a product is named by the search of its list', () => {
  const list = '/_app/apps/ecommerce/inventory/'
  expect(openRows([match(list, {}, { open: 'p1' })])).toEqual([
    { kind: 'products', table: 'products', id: 'p1' },
  ])
  expect(openRows([match(list, {}, { q: 'p1' })])).toEqual([])
})

it('a mail and the draft that is written beside it are both open', () => {
  const params = { folder: 'inbox', id: 'm1' }
  const search = { compose: 'd1' }
  expect(
    openRows([
      match('/_app/apps/mailbox', params, search),
      match('/_app/apps/mailbox/$folder', params, search),
      match('/_app/apps/mailbox/$folder/$id', params, search),
    ]),
  ).toEqual([
    { kind: 'drafts', table: 'mails', id: 'd1' },
    { kind: 'mails', table: 'mails', id: 'm1' },
  ])
})

it('a list has no open row', () => {
  expect(openRows([match('/_app/apps/tasks', {}, { id: 't1' })])).toEqual([])
})
