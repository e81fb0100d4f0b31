import type { Product, StoredProduct } from '#src/contract/products.ts'
import { hasRight } from '#src/contract/shop/rights.ts'
import { permissionsOf } from '#sw/permissions/store.ts'

/** Returns whether a user may see costs and profits. */
export const maySeeCost = async (userId: string) => hasRight(await permissionsOf(userId), 'seeCost')

/** Returns a function that returns products as a user may see them: without costs for those who may not see them. */
export async function seenBy(userId: string): Promise<(product: StoredProduct) => Product> {
  const isShown = await maySeeCost(userId)
  return product => {
    const { cost: _, ...rest } = product
    return isShown ? product : rest
  }
}
