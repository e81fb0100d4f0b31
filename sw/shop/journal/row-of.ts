import type { Area } from '#src/contract/shared/areas.ts'
import type { JournalKind } from '#src/contract/shared/journal-kinds.ts'
import type { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import type { JournalRow } from '#src/contract/shop/journal.ts'
import { amountOf } from '#src/lib/money/rounding.ts'
import type { PartnerRow } from '#sw/shop/posting/rows.ts'

/** The area whose documents a kind belongs to. */
export const areaOf: Readonly<Record<JournalKind, Area>> = {
  sale: 'pos',
  refund: 'pos',
  takeOut: 'check-out',
  takeIn: 'check-in',
  count: 'inventory',
  transfer: 'inventory',
  adjustment: 'inventory',
  receipt: 'fund',
  payment: 'fund',
  fundTransfer: 'fund',
  care: 'care',
  reservation: 'reservation',
  request: 'people',
}

const MAX_NOTE = 200

/** Returns the id of the customer or the supplier of a document; empty without one. */
export function partnerIdOf(row: ShopDocument): string {
  if ('customerId' in row) return row.customerId ?? ''
  if ('supplierId' in row) return row.supplierId
  return 'partnerId' in row ? (row.partnerId ?? '') : ''
}

/** Returns the amount of a document; undefined without one. A draft of a take-in has that of what is ordered. */
function amountOfDocument(row: ShopDocument): number | undefined {
  if ('totals' in row) return row.totals.total
  if ('total' in row) return row.total
  if ('amount' in row) return row.amount
  if (row.kind !== 'takeIn') return undefined
  return row.worth || row.lines.reduce((sum, { ordered, cost = 0 }) => sum + amountOf(ordered, cost), 0)
}

interface Names {
  by: string
  partner: PartnerRow | undefined
}

/** Returns a document as the journal shows it to users who may see costs, or to the others. */
export function rowOf(row: ShopDocument, { by, partner }: Names, seesCosts: boolean): JournalRow {
  const amount = row.kind === 'takeIn' && !seesCosts ? undefined : amountOfDocument(row)
  return {
    id: row.id,
    kind: row.kind,
    code: row.code,
    at: row.at,
    by,
    status: row.status,
    partner: partner?.name ?? '',
    saleId: saleIdOf(row),
    lines: 'lines' in row ? row.lines.length : 0,
    ...(amount !== undefined && { amount }),
    note: row.note.slice(0, MAX_NOTE),
  }
}

export const saleIdOf = (row: ShopDocument) => ('saleId' in row ? row.saleId : '')
