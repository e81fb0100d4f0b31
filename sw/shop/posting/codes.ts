import { dayOf } from '#src/lib/shop-day.ts'
import { db } from '#sw/storage/db.ts'

/** The first letters of a code, by kind of document. */
const prefixes = {
  sale: 'HD',
  refund: 'TH',
  takeOut: 'XH',
  takeIn: 'NH',
  receipt: 'PT',
  payment: 'PC',
  fundTransfer: 'CQ',
  count: 'KK',
  transfer: 'CK',
  adjustment: 'DC',
} as const

/**
 * Returns the next code of a device, such as `HD-A1-261122-014`. The numbers of a day begin with 1 and have no holes:
 * the number is written in the transaction of the document.
 */
export async function nextCode(kind: keyof typeof prefixes, device: string, at: string): Promise<string> {
  const id = `${prefixes[kind]}-${device}-${dayOf(at).slice(2).replaceAll('-', '')}`
  const last = ((await db.codeNumbers.get(id))?.last ?? 0) + 1
  await db.codeNumbers.put({ id, last })
  return `${id}-${String(last).padStart(3, '0')}`
}
