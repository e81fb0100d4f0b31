import { type ProductChange, ProductFields, type StoredProduct } from '#src/contract/products.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import { wroteAtText } from '#sw/server/call-values.ts'
import { db, type Positioned } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { maySeeCost } from './costs.ts'

/** A stored product. */
export type ProductRow = Positioned<StoredProduct> & {
  history?: ProductChange[] | undefined
  version?: number | undefined
}

type FieldName = keyof ProductFields

/** The oldest changes are dropped beyond this number. */
const MAX_CHANGES = 50
const MAX_TEXT_LENGTH = 200

/** The thumbnail follows from the pictures. */
const names = (Object.keys(ProductFields.entries) as FieldName[]).filter(name => name !== 'thumbnail')

/** Returns a changed row with an entry in its history; without one when no field differs. */
export function withHistory(before: ProductRow, after: ProductRow, by: string): ProductRow {
  const fields = names.flatMap(name =>
    JSON.stringify(before[name]) === JSON.stringify(after[name])
      ? []
      : { name, before: shown(before, name), after: shown(after, name) },
  )
  return fields.length > 0 ? withEntry(after, { by, fields }) : after
}

/** Returns a row with the entry that it was created. */
export const asCreated = (row: ProductRow, by: string) => withEntry(row, { by, fields: [] })

const withEntry = (row: ProductRow, entry: Omit<ProductChange, 'at'>): ProductRow => ({
  ...row,
  history: [{ at: wroteAtText(), ...entry }, ...(row.history ?? [])].slice(0, MAX_CHANGES),
})

function shown(row: ProductRow, name: FieldName): ProductChange['fields'][number]['before'] {
  if (name === 'images' || name === 'units') return row[name]?.length ?? 0
  const value = name === 'description' ? textOf(row[name]) : row[name]
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : (value ?? '')
}

/**
 * Returns the changes of a product, the newest first, with the names of the users; without those of the cost for a user
 * who may not see it. Rejects with 404.
 */
export async function historyOf(id: string, userId: string) {
  const { history = [] } = (await getOr404(db.products, id, 'product')) as ProductRow
  const users = await db.users.bulkGet([...new Set(history.map(({ by }) => by))])
  const nameOf = new Map(users.map(user => [user?.id, user?.name]))
  const isShown = await maySeeCost(userId)
  return history.map(change => ({
    ...change,
    fields: change.fields.filter(({ name }) => isShown || name !== 'cost'),
    name: nameOf.get(change.by) ?? '',
  }))
}
