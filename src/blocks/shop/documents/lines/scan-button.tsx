import { useLingui } from '@lingui/react/macro'
import { findByCode, type Picked } from '#src/blocks/shop/products/find-products.ts'
import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import { CodeButton } from '#src/blocks/shop/scan/code-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Returns a function that finds the product of a scanned code; an unknown code is named. */
export function useFindScanned(onPick: (picked: Picked) => void) {
  const { t } = useLingui()
  const products = useShopProducts()
  return (code: string) => {
    const picked = products && findByCode(products, code)
    if (picked) onPick(picked)
    else toast.error(t`No product has the code ${{ code }}.`)
  }
}

/** Opens the camera to read barcodes. A scanner that types works without it. */
export const ScanButton = ({ onPick }: { onPick: (picked: Picked) => void }) => (
  <CodeButton onCode={useFindScanned(onPick)} />
)
