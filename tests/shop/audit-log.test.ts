import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '#src/contract/shop/audit.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { send } from '#tests/support/server.ts'
import { freshEachTest } from './fresh-each-test.ts'

freshEachTest()

const line = (id: string, by: string, documentKind: string, at: string) => ({
  id,
  at: `2026-11-${at}.000Z`,
  by,
  what: 'pay',
  documentKind,
  documentId: `of-${id}`,
  documentCode: '',
  before: 'open',
  after: 'paid',
})

beforeEach(async () => {
  await db.shopAudit.clear()
  await db.shopAudit.bulkAdd([
    line('a', 'huong', 'sale', '20T08:00:00'),
    line('b', 'chau', 'sale', '21T08:00:00'),
    line('c', 'chau', 'takeOut', '21T09:00:00'),
    line('d', 'chau', 'sale', '22T08:00:00'),
  ])
})

const found = async (query: Record<string, string>) =>
  (await conforming(audit.list, { query })).rows.map(({ id }) => id)

describe('the audit log', () => {
  it.each([
    [{}, ['d', 'c', 'b', 'a']],
    [{ by: 'chau' }, ['d', 'c', 'b']],
    [{ by: 'chau', kind: 'sale' }, ['d', 'b']],
    [{ from: '2026-11-21T00:00:00.000Z' }, ['d', 'c', 'b']],
    [{ from: '2026-11-21T00:00:00.000Z', to: '2026-11-21T23:59:59.999Z', kind: 'sale' }, ['b']],
    [{ to: '2026-11-20T23:59:59.999Z', by: 'chau' }, []],
    [{ document: 'of-c' }, ['c']],
  ])('has for %j the lines %j, the newest first', async (query, ids) => {
    expect(await found(query)).toEqual(ids)
  })

  it('has pages of the lines that a filter finds', async () => {
    const page = (number: string) =>
      conforming(audit.list, { query: { by: 'chau', page: number, size: '2' } })
    expect((await page('0')).pagination).toEqual({ length: 3, page: 0, size: 2, lastPage: 1 })
    expect((await page('1')).rows.map(({ id }) => id)).toEqual(['b'])
  })

  it('is refused without the right to view the administration', async () => {
    const token = await issue('truc')
    expect((await send(audit.list, { token })).status).toBe(403)
  })
})
