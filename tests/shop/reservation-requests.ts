import { reservations } from '#src/contract/shop/documents/reservations.ts'
import { db } from '#sw/storage/db.ts'
import { plain, type SampleRequests, type Sent } from '#tests/api/sample-requests/sample-request.ts'
import { call } from '#tests/support/server.ts'
import { addCustomer, at, device, lineOf, newId, openDrawer } from './shop.ts'

export const start = '2026-11-23T02:00:00.000Z'

/** Returns the fields of a reservation of a customer without goods. */
export const bookingOf = (customerId: string | null) => ({
  start,
  minutes: 60,
  resource: 'Bàn 1',
  customerId,
  party: 2,
  lines: [] as ReturnType<typeof lineOf>[],
  note: '',
})

/** Stores a reservation. */
export const reserve = async (fields: Partial<ReturnType<typeof bookingOf>> = {}) =>
  call(reservations.create, { body: { id: newId(), at, device, ...bookingOf(null), ...fields } })

/** Changes a reservation by a call that needs no more than the version. */
export const step = (
  name: 'confirm' | 'arrive',
  { id, version }: Awaited<ReturnType<typeof reserve>> | { id: string; version: number },
) => call(reservations[name], { params: { id }, body: { version, at } })

const change = ({ id, version }: { id: string; version: number }, body: object = {}): Sent => ({
  params: { id },
  body: { version, at, ...body },
})

/** A reservation of a customer, with goods. */
async function booked() {
  const { price } = (await db.products.get('watch-1')) ?? {}
  if (price !== 10_000) await db.products.update('watch-1', { price: 10_000, stock: 20 })
  return reserve({ customerId: await addCustomer('Cô Tám'), lines: [lineOf('watch-1', 2)] })
}

export const reservationRequests: SampleRequests = {
  reservationsList: { query: { from: '2026-11-22T17:00:00.000Z', to: '2026-11-23T16:59:59.999Z' } },
  reservationsResources: plain,
  reservationsOverlaps: { query: { resource: 'Bàn 1', start, minutes: '30' } },
  reservationsGet: async () => ({ params: { id: (await reserve()).id } }),
  reservationsCreate: async () => {
    const customerId = await addCustomer('Cô Tám')
    return { body: { id: newId(), at, device, ...bookingOf(customerId) } }
  },
  reservationsUpdate: async () => change(await reserve(), { ...bookingOf(null), party: 4 }),
  reservationsConfirm: async () => change(await reserve()),
  reservationsArrive: async () => change(await step('confirm', await reserve())),
  reservationsNoShow: async () => change(await reserve(), { deposit: 'kept' }),
  reservationsCancel: async () => change(await reserve(), { deposit: 'returned' }),
  reservationsDeposit: async () => change(await booked(), { accountId: 'cash', amount: 50_000 }),
  reservationsToTakeOut: async () =>
    change(await step('arrive', await booked()), { device, takeOutId: newId() }),
  reservationsToSale: async () => {
    await openDrawer()
    return change(await step('arrive', await booked()), { device, saleId: newId() })
  },
}
