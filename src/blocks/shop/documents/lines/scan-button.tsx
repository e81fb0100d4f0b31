import { QrCodeIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { findByCode, type Picked } from '#src/blocks/shop/products/find-products.ts'
import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import { useWedge } from '#src/blocks/shop/scan/use-wedge.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const ScanDialog = lazyWithRetry(() =>
  import('#src/blocks/shop/scan/scan-dialog.tsx').then(module => module.ScanDialog),
)

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
export function ScanButton({ onPick }: { onPick: (picked: Picked) => void }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const find = useFindScanned(onPick)
  useWedge(find)
  return (
    <>
      <IconButton size="lg" label={t`Scan with the camera`} onClick={() => setIsOpen(true)}>
        <QrCodeIcon />
      </IconButton>
      <LazyMount open={isOpen}>
        <ScanDialog open={isOpen} onClose={() => setIsOpen(false)} onCode={find} />
      </LazyMount>
    </>
  )
}
