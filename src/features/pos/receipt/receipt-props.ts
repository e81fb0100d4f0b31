import type { Sale } from '#src/contract/shop/documents/documents.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'

export interface ReceiptProps {
  sale: Sale
  byId: ReadonlyMap<string, ShopProduct>
  customer: string | undefined
  /** The lines at the foot; empty for the usual thanks. */
  footer: string
  /** How often it was printed before: the number of the copy. */
  copy: number
}
