import type { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import { fold } from '#src/lib/text/fold.ts'
import { mergedIdsOf } from '#sw/shop/posting/debtor.ts'
import { db } from '#sw/storage/db.ts'
import type { DocumentOf, Kind } from './documents.ts'

interface Asked {
  search: string
  sort: 'at' | 'code'
  order: string
  page: number
  size: number
  status: string
  partner: string
  warehouse: string
  from: string
  to: string
}

/** Returns a page of rows and its place in all of them. The first page is 0. */
export function pageOf<Row>(rows: readonly Row[], { page, size }: { page: number; size: number }) {
  return {
    rows: rows.slice(page * size, (page + 1) * size),
    pagination: { length: rows.length, page, size, lastPage: Math.max(0, Math.ceil(rows.length / size) - 1) },
  }
}

const partnerOf = (row: ShopDocument) =>
  'customerId' in row
    ? row.customerId
    : 'supplierId' in row
      ? row.supplierId
      : 'partnerId' in row
        ? row.partnerId
        : ''

/** Returns the texts between which the times of the asked documents are. */
const timesOf = ({ from, to }: Asked) => [from || '', to || '\uffff'] as const

/** Returns the documents of a kind that an index finds: those in a state, or those of a time. */
async function readKind(kind: Kind, asked: Asked) {
  const [low, high] = timesOf(asked)
  if (!asked.status)
    return db.shopDocuments.where('[kind+at]').between([kind, low], [kind, high], true, true).toArray()
  // A filter of Dexie would read the rows one by one.
  const rows = await db.shopDocuments.where('[kind+status]').equals([kind, asked.status]).toArray()
  return rows.filter(({ at }) => at >= low && at <= high)
}

/**
 * Returns a page of all documents of some kinds by time. The index has the order of each kind, and its keys are the
 * number. Only the rows of each kind that can be on the page are read: those of the page itself when there is one kind.
 */
async function pageByTime(kinds: readonly Kind[], asked: Asked) {
  const { page, size } = asked
  const [low, high] = timesOf(asked)
  const idsOf = async (kind: Kind) => {
    const ids = await db.shopDocuments
      .where('[kind+at]')
      .between([kind, low], [kind, high], true, true)
      .primaryKeys()
    return asked.order === 'desc' ? ids.reverse() : ids
  }
  const all = await Promise.all(kinds.map(idsOf))
  const first = all.length === 1 ? page * size : 0
  const found = await db.shopDocuments.bulkGet(all.flatMap(ids => ids.slice(first, (page + 1) * size)))
  const rows = sorted(
    found.flatMap(row => row ?? []),
    asked,
  )
  const { pagination } = pageOf(all.flat(), asked)
  return { rows: rows.slice(page * size - first).slice(0, size), pagination }
}

function sorted<Row extends ShopDocument>(rows: Row[], { sort, order }: Asked): Row[] {
  const direction = order === 'desc' ? -1 : 1
  const key = (row: ShopDocument) => `${row[sort]} ${row.id}`
  return rows.sort((one, other) => (key(one) < key(other) ? -direction : direction))
}

/**
 * Returns a page of documents of some kinds. The search finds codes and notes without accents. The documents of a partner
 * include those of the partners that were merged into it.
 */
export async function listDocuments<K extends Kind>(
  kinds: K | readonly K[],
  asked: Asked,
  matches?: (row: DocumentOf<K>) => boolean,
) {
  const of: readonly Kind[] = typeof kinds === 'string' ? [kinds] : kinds
  const isFiltered = asked.status || asked.partner || asked.warehouse || asked.search.trim() || matches
  if (asked.sort === 'at' && !isFiltered) {
    const page = await pageByTime(of, asked)
    return { ...page, rows: page.rows as DocumentOf<K>[] }
  }
  const found = await Promise.all(of.map(kind => readKind(kind, asked)))
  const partners = asked.partner ? [asked.partner, ...(await mergedIdsOf(asked.partner))] : []
  const needle = fold(asked.search.trim())
  const rows = (found.flat() as DocumentOf<K>[]).filter(
    row =>
      (!asked.partner || partners.includes(partnerOf(row) ?? '')) &&
      (!asked.warehouse || ('warehouseId' in row && row.warehouseId === asked.warehouse)) &&
      (!needle || fold(`${row.code}\n${row.note}`).includes(needle)) &&
      (!matches || matches(row)),
  )
  return pageOf(sorted(rows, asked), asked)
}
