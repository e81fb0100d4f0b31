import { type Press, useSingleAction } from '#src/ui/button/use-single-action.ts'
import { useInventory } from './use-inventory.ts'
import { useProductNavigation } from './use-product-navigation.ts'

/** Adds a product and opens its form; a product that is left empty is removed again. */
export function useNewProduct() {
  const { add } = useInventory()
  const { open } = useProductNavigation()
  const once = useSingleAction()

  async function addAndOpen() {
    const product = await add()
    if (product) await open(product.id)
  }

  return (press?: Press) => void once(addAndOpen, press)
}
