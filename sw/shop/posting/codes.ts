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
  care: 'BH',
  reservation: 'DL',
  request: 'DN',
} as const

/**
 * Returns the next code of a device, such as `HD-A1-261122-014`. The numbers of a day begin with 1 and have no holes:
 * the number is written in the transaction of the document.
 */
export async function nextCode(kind: keyof typeof prefixes, device: string, at: string): Promise<string> {
  const id = codesOf(kind, device, at)
  const last = ((await db.codeNumbers.get(id))?.last ?? 0) + 1
  await db.codeNumbers.put({ id, last })
  return codeAt(id, last)
}

/** Returns the beginning of the codes of a kind, a device and a day, which is the id of their last number. */
export const codesOf = (kind: keyof typeof prefixes, device: string, at: string) =>
  `${prefixes[kind]}-${device}-${dayOf(at).slice(2).replaceAll('-', '')}`

/** Returns the code with a number. */
export const codeAt = (beginning: string, number: number) => `${beginning}-${String(number).padStart(3, '0')}`
