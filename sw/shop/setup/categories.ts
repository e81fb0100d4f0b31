import { categories, type ShopCategory } from '#src/contract/shop/categories.ts'
import { handle } from '#sw/server/handle.ts'
import { badRequest, Problem } from '#sw/server/problem.ts'
import { conflict, refuse } from '#sw/shop/documents/refuse.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'

/** Rejects with 409 for a code that another category has, with 404 for an unknown parent and with 400 for a loop. */
async function check({ id, code, parentId }: ShopCategory) {
  const rows = await db.shopCategories.toArray()
  if (code && rows.some(row => row.code === code && row.id !== id)) refuse('duplicate', 'code', code)
  if (parentId !== null) await getOr404(db.shopCategories, parentId, 'category')
  const parents = new Map(rows.map(row => [row.id, row.parentId]))
  for (let above = parentId; above; ) {
    if (above === id) badRequest('parentId')
    const next = parents.get(above) ?? null
    // Categories of a backup can be a loop: each is read once.
    parents.delete(above)
    above = next
  }
}

export const categoryHandlers = handle(categories, {
  list: () => db.shopCategories.toArray(),

  async create({ body }) {
    const row = { ...body.category, id: body.id, version: 1 }
    if (await db.shopCategories.get(row.id)) refuse('duplicate', 'id', row.id)
    await check(row)
    await db.shopCategories.add(row)
    return row
  },

  async update({ body }) {
    const row = await getOr404(db.shopCategories, body.id, 'category')
    if (row.version !== body.version) throw conflict(row, body.category)
    const changed = { ...row, ...body.category, version: row.version + 1 }
    await check(changed)
    await db.shopCategories.put(changed)
    return changed
  },

  async remove({ query: { id } }) {
    await getOr404(db.shopCategories, id, 'category')
    const [child, product] = await Promise.all([
      db.shopCategories.filter(({ parentId }) => parentId === id).first(),
      db.products.filter(({ category }) => category === id).first(),
    ])
    if (child || product) throw new Problem(409, { text: { code: 'inUse' } })
    await db.shopCategories.delete(id)
    return true
  },
})
