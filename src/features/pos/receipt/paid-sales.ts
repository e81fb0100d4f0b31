import type { Sale } from '#src/contract/shop/documents.ts'

/** The sale that was paid last: its receipt is shown without a call. */
let last: Sale | undefined

export const keepPaid = (sale: Sale) => {
  last = sale
}

/** Returns a sale if it is the one that was paid last in this tab. */
export const lastPaid = (id: string) => (last?.id === id ? last : undefined)
