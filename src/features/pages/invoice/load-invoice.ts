import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { customers } from '#src/contract/shop/partners.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { type Invoice, invoiceOf } from './invoice.ts'
import { sampleInvoice } from './sample-invoice.ts'

const [sold, products, buyers] = [client(sales), client(shopProducts), client(customers)]

/** Returns the invoice of the newest paid sale; the sample without one, or for a user who may not see sales. */
export async function loadInvoice(): Promise<Invoice> {
  const found = await ifAllowed(sold.list({ query: { status: 'paid', size: '1' } }), undefined)
  const sale = found?.rows[0]
  if (!sale) return sampleInvoice(new Date())
  const ids = [...new Set(sale.lines.map(({ productId }) => productId))]
  const { customerId } = sale
  const [buyer, ...names] = await Promise.all([
    customerId ? ifThere(buyers.get({ query: { id: customerId } })) : undefined,
    ...ids.map(id => ifThere(products.get({ params: { id } }))),
  ])
  const byId = new Map(ids.map((id, index) => [id, names[index]?.name]))
  return invoiceOf(sale, buyer, id => byId.get(id) ?? id)
}

/** Resolves with undefined for what was removed, and for what the user may not see. */
const ifThere = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch(error => {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 403)) return undefined
    throw error
  })
