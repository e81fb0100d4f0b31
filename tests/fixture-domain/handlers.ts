import { fold } from '#src/lib/text/fold.ts'
import { rankMatches } from '#sw/search/rank-matches.ts'
import { newId } from '#sw/server/call-values.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { handle } from '#sw/server/handle.ts'
import { crudStore } from '#sw/storage/crud-store.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { listCache } from '#sw/storage/list-cache.ts'
import { mapSequential } from '#sw/storage/map-sequential.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import { type Supplier, suppliers } from './contract.ts'

const table = db.table<Supplier, string>('suppliers')
const { update } = crudStore(table)

const listRows = listCache(
  'suppliers',
  table,
  ({ id, name }: Supplier) => ({ id, name, folded: fold(name) }),
  (a, b) => a.name.localeCompare(b.name),
)

export const handlers = handle(suppliers, {
  list: () => table.orderBy('name').toArray(),
  get: ({ params }) => getOr404(table, params.id, 'supplier'),
  create: async ({ body }) => {
    const row = { ...body.supplier, id: newId() }
    await table.add(row)
    return row
  },
  update: ({ body }) => update(body.id, body.supplier),
  remove: ({ query, userId }) => softDelete(table, query.id, userId, 'supplier'),
  restore: ({ body }) => mapSequential(body.ids, id => restore(table, id)),
})

export const find: Find = async ({ needle }) =>
  rankMatches(await listRows(), needle, ({ folded }) => [folded]).map(({ id, name }) => ({
    id,
    value: name,
    link: `/apps/suppliers/${id}`,
  }))
