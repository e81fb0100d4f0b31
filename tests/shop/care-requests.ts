import { care } from '#src/contract/shop/documents/care.ts'
import type { CareState } from '#src/contract/shop/documents/care-ticket.ts'
import { plain, type SampleRequests, type Sent } from '#tests/api/sample-requests/sample-request.ts'
import { call } from '#tests/support/server.ts'
import { ticketFields, ticketIn } from './care.ts'
import { addCustomer, at, device, newId } from './shop.ts'

/** Returns a valid call of each endpoint of the customer care. `goods` returns a product with stock. */
export function careRequests(goods: () => Promise<string>): SampleRequests {
  const fields = async () => ({ ...ticketFields, customerId: await addCustomer('Cô Tám') })
  const ticket = async (state: CareState) => ticketIn(state, await fields())
  const change = async (state: CareState, body: object = {}): Promise<Sent> => {
    const { id, version } = await ticket(state)
    return { params: { id }, body: { version, at, ...body } }
  }
  const part = async () => ({
    partId: newId(),
    productId: await goods(),
    warehouseId: 'store',
    quantity: 1,
    price: 10_000,
  })
  return {
    careList: plain,
    careWarranty: async () => ({ query: { product: await goods() } }),
    careGet: async () => ({ params: { id: (await ticket('received')).id } }),
    careCreate: async () => ({ body: { id: newId(), at, device, ...(await fields()) } }),
    careUpdate: async () => change('received', { ...(await fields()), labour: 90_000 }),
    careDiagnose: () => change('received'),
    careQuote: () => change('diagnosing', { amount: 120_000 }),
    careStart: () => change('quoted'),
    careWait: () => change('in-progress'),
    careResume: () => change('waiting'),
    careReady: () => change('in-progress'),
    careReject: () => change('quoted', { reason: 'Khách không sửa' }),
    careReturn: () => change('ready', { accountId: 'bank', amount: 50_000 }),
    careClose: () => change('returned'),
    careAddPart: async () => change('in-progress', await part()),
    careRemovePart: async () => {
      const { id, version } = await ticket('in-progress')
      const { parts, version: next } = await call(care.addPart, {
        params: { id },
        body: { version, at, ...(await part()) },
      })
      return { params: { id }, body: { version: next, at, partId: parts[0]?.id } }
    },
    careComment: async () => ({
      params: { id: (await ticket('closed')).id },
      body: { noteId: newId(), at, text: 'Đã gọi khách' },
    }),
  }
}
