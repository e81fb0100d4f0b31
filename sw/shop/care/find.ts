import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { careStates, careStatesWithWork } from '#src/contract/shop/documents/care-ticket.ts'
import type { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import { dayOf } from '#src/lib/shop-day.ts'
import { fold } from '#src/lib/text/fold.ts'
import { pageOf } from '#sw/shop/documents/list.ts'
import { mergedIdsOf } from '#sw/shop/posting/debtor.ts'
import { db } from '#sw/storage/db.ts'

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
  assignee: string
  product: string
  dueBy: string
}

/** Returns the tickets in some states. */
const inStates = async (states: readonly string[]) =>
  (
    await db.shopDocuments
      .where('[kind+status]')
      .anyOf(states.map(state => ['care', state]))
      .toArray()
  ).flatMap(row => (row.kind === 'care' ? [row] : []))

/** Returns the number of tickets with work that are due on a day or before it. */
export const careDue = async (day: string) =>
  (await inStates(careStatesWithWork)).filter(row => isDueBy(row, day)).length

const isDueBy = ({ due }: CareTicket, day: string) => due !== '' && due <= day

function statesOf({ status, dueBy }: Asked): readonly string[] {
  const asked =
    status === 'open' ? careStates.filter(one => one !== 'closed') : status ? [status] : careStates
  return dueBy ? asked.filter(state => careStatesWithWork.some(one => one === state)) : asked
}

/** Returns a function that returns whether a ticket or its customer contains a text, without accents. */
async function matching(search: string) {
  const needle = fold(search.trim())
  if (!needle) return () => true
  const found = await db.partners
    .filter(({ kind, name, phone }) => kind === 'customer' && fold(`${name}\n${phone}`).includes(needle))
    .primaryKeys()
  const ids = new Set(found)
  return ({ customerId, code, contact, item, serial, issue, note }: CareTicket) =>
    ids.has(customerId ?? '') || fold([code, contact, item, serial, issue, note].join('\n')).includes(needle)
}

/** Returns a page of tickets. The search finds codes, serial numbers, issues, and names and telephones of customers. */
export async function listTickets(asked: Asked) {
  const { partner, assignee, product, warehouse, dueBy, from, to } = asked
  const [rows, matches] = await Promise.all([inStates(statesOf(asked)), matching(asked.search)])
  const partners = partner ? [partner, ...(await mergedIdsOf(partner))] : []
  const found = rows.filter(
    row =>
      (!partner || partners.includes(row.customerId ?? '')) &&
      (!assignee || row.assigneeId === (assignee === 'none' ? null : assignee)) &&
      (!product || row.productId === product) &&
      (!warehouse || row.parts.some(({ warehouseId }) => warehouseId === warehouse)) &&
      (!dueBy || isDueBy(row, dueBy)) &&
      row.at >= from &&
      (!to || row.at <= to) &&
      matches(row),
  )
  const direction = asked.order === 'desc' ? -1 : 1
  const key = (row: CareTicket) => `${row[asked.sort]} ${row.id}`
  found.sort((one, other) => (key(one) < key(other) ? -direction : direction))
  return pageOf(found, asked)
}

/** The most sales that a lookup reads, and returns. */
const [MAX_READ, MAX_FOUND] = [500, 10]

/** Returns the lines of a document that was sold, when the customer has the goods. */
function soldBy(row: ShopDocument | undefined) {
  const isSold =
    (row?.kind === 'sale' && (row.status === 'paid' || row.status === 'refunded')) ||
    (row?.kind === 'takeOut' && row.status === 'delivered' && row.mode !== 'internal')
  if (!isSold) return []
  const { id: documentId, code, customerId, at, stamps } = row
  const soldOn = dayOf(row.kind === 'takeOut' ? (stamps.at(-1)?.at ?? at) : at)
  return [...new Set(row.lines.map(({ productId }) => productId))].map(productId => ({
    documentId,
    code,
    soldOn,
    productId,
    customerId,
  }))
}

/**
 * Returns what was sold with a code; without a code the newest sales of a product, of which the stock book knows, to a
 * customer if one is asked for.
 */
export async function soldBefore({
  product,
  customer,
  code,
}: Record<'product' | 'customer' | 'code', string>) {
  if (code) {
    const sold = soldBy(await db.shopDocuments.get({ code: code.trim().toUpperCase() }))
    const same = sold.filter(({ productId }) => productId === product)
    return same.length > 0 ? same : sold
  }
  if (!product) return []
  const entries = await db.stockEntries
    .where('[productId+order]')
    .between([product], [product, []])
    .reverse()
    .filter(({ documentKind }) => documentKind === 'sale' || documentKind === 'takeOut')
    .limit(MAX_READ)
    .toArray()
  const ids = [...new Set(entries.map(({ documentId }) => documentId))]
  const customers = customer ? [customer, ...(await mergedIdsOf(customer))] : []
  return (await db.shopDocuments.bulkGet(ids))
    .flatMap(soldBy)
    .filter(
      ({ productId, customerId }) =>
        productId === product && (!customer || customers.includes(customerId ?? '')),
    )
    .slice(0, MAX_FOUND)
}
