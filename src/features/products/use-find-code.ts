import { useLingui } from '@lingui/react/macro'
import { api } from '#src/features/products/load-inventory.ts'
import { useProductNavigation } from '#src/features/products/use-product-navigation.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Returns a function that opens the product with a SKU or barcode, or says that there is none. */
export function useFindCode() {
  const { t } = useLingui()
  const { open } = useProductNavigation()
  return async (code: string) => {
    const found = await withErrorToast(() => api.list({ query: { code, page: '0', size: '1' } }))
    const [product] = found?.products ?? []
    if (product) await open(product.id)
    else if (found) toast.error(t`No product has the code ${code}.`)
  }
}
