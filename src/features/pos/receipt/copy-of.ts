import type { Sale } from '#src/contract/shop/documents/documents.ts'

/** Returns the number of the copy that the next print of a receipt is; 0 for its first print. */
export const copyOf = (sale: Pick<Sale, 'prints'> | undefined) => sale?.prints?.length ?? 0
