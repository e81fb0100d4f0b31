import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { listeners } from '#src/lib/listeners.ts'

/** The sale that was paid last: its receipt is shown without a call. */
let last: Sale | undefined
const [subscribe, notify] = listeners()

export const keepPaid = (sale: Sale) => {
  last = sale
  notify()
}

/** Returns a sale if it is the one that was paid or shown last in this tab. */
export const lastPaid = (id: string) => (last?.id === id ? last : undefined)

/** Calls `changed` when another sale is the last one, or when it was printed. Returns a function that ends this. */
export const onPaid = subscribe
