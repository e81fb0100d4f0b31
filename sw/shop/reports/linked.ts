import type { ShopDocument, TakeIn, TakeOut } from '#src/contract/shop/documents/documents.ts'
import type { Linked, LinkedDocument } from '#src/contract/shop/documents/linked.ts'
import { mayView } from '#sw/permissions/store.ts'
import { mayNamed } from '#sw/shop/documents/refuse.ts'
import { toEntry } from '#sw/shop/setup/to-entry.ts'
import { db } from '#sw/storage/db.ts'

/**
 * Returns the own entries of a document, the oldest first: not those of products whose stock the inventory app had set.
 */
const ownOf = <Entry extends { at: string; order: number; documentKind: string }>(
  { kind }: ShopDocument,
  entries: Entry[],
) =>
  entries
    .filter(({ documentKind }) => documentKind === kind)
    .toSorted((one, other) => (one.at === other.at ? one.order - other.order : one.at < other.at ? -1 : 1))

const toLinked = (
  relation: LinkedDocument['relation'],
  { id, code, at, status }: ShopDocument,
): LinkedDocument => ({ relation, id, code, at, status })

/** Returns the take-out that this one continues, and those that continue this one. */
async function backOrdersOf(row: TakeOut): Promise<LinkedDocument[]> {
  // A back-order is made by the call that collects the goods, with the time of that call.
  const times = row.stamps.filter(({ state }) => state === 'collected').map(({ at }) => ['takeOut', at])
  const [source, later] = await Promise.all([
    row.backOrderOf ? db.shopDocuments.get(row.backOrderOf) : undefined,
    db.shopDocuments.where('[kind+at]').anyOf(times).toArray(),
  ])
  return [
    ...(source ? [toLinked('backOrderOf', source)] : []),
    ...later
      .filter(other => other.kind === 'takeOut' && other.backOrderOf === row.id)
      .map(other => toLinked('backOrder', other)),
  ]
}

/** Returns what a document has posted, as a user may see it. */
export async function linkedTo(row: TakeOut | TakeIn, userId: string): Promise<Linked> {
  const isTakeIn = row.kind === 'takeIn'
  const [views, maySeeCost] = await Promise.all([mayView(userId), mayNamed(userId, 'seeCost')])
  const maySeeMoney = !isTakeIn || maySeeCost
  const of = { documentId: row.id }
  const [stock, funds, debts, documents] = await Promise.all([
    views('inventory') ? db.stockEntries.where(of).toArray() : undefined,
    views('fund') && maySeeMoney ? db.fundEntries.where(of).toArray() : undefined,
    views(isTakeIn ? 'supplier' : 'customer') && maySeeMoney ? db.debtEntries.where(of).toArray() : undefined,
    isTakeIn ? [] : backOrdersOf(row),
  ])
  return {
    ...(stock && { stock: ownOf(row, stock).map(entry => toEntry(entry, maySeeCost)) }),
    ...(funds && { funds: ownOf(row, funds) }),
    ...(debts && { debts: ownOf(row, debts) }),
    documents,
  }
}
