import type { ShopDocument } from '#src/contract/shop/documents.ts'
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

/**
 * Returns a page of documents of some kinds. The search finds codes and notes without accents. The documents of a partner
 * include those of the partners that were merged into it.
 */
export async function listDocuments<K extends Kind>(
  kinds: K | readonly K[],
  asked: Asked,
  matches: (row: DocumentOf<K>) => boolean = () => true,
) {
  const of: readonly Kind[] = typeof kinds === 'string' ? [kinds] : kinds
  const [low, high] = [asked.from || '', asked.to || '\uffff']
  const found = await Promise.all(
    of.map(kind =>
      db.shopDocuments.where('[kind+at]').between([kind, low], [kind, high], true, true).toArray(),
    ),
  )
  const partners = asked.partner ? [asked.partner, ...(await mergedIdsOf(asked.partner))] : []
  const needle = fold(asked.search.trim())
  const rows = (found.flat() as DocumentOf<K>[]).filter(
    row =>
      (!asked.status || row.status === asked.status) &&
      (!asked.partner || partners.includes(partnerOf(row) ?? '')) &&
      (!asked.warehouse || ('warehouseId' in row && row.warehouseId === asked.warehouse)) &&
      (!needle || fold(`${row.code}\n${row.note}`).includes(needle)) &&
      matches(row),
  )
  const direction = asked.order === 'desc' ? -1 : 1
  const key = (row: ShopDocument) => `${row[asked.sort]} ${row.id}`
  rows.sort((one, other) => (key(one) < key(other) ? -direction : direction))
  return pageOf(rows, asked)
}
