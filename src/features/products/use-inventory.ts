import { createContext, use } from 'react'
import type { Product } from '#src/contract/products.ts'
import type { Category, Maker } from '#src/contract/shared/product-sets.ts'
import type { Tag } from '#src/contract/shared/tags.ts'
import type { ProductActions } from './use-product-actions.ts'

/** Data that the table, the form and the dialogs share. */
export interface Inventory extends ProductActions {
  /** The rows of the page; an open product of another page is before them. */
  rows: readonly Product[]
  /** The number of products that the search finds. */
  count: number
  categories: readonly Category[]
  brands: readonly Maker[]
  vendors: readonly Maker[]
  tags: readonly Tag[]
  canEdit: boolean
}

export const InventoryContext = createContext<Inventory | undefined>(undefined)

export function useInventory(): Inventory {
  const inventory = use(InventoryContext)
  if (!inventory) throw new Error('useInventory outside of InventoryPage')
  return inventory
}
