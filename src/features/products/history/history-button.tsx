import { ClockIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Product } from '#src/contract/products.ts'
import { Button } from '#src/ui/button/button.tsx'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const HistoryDialog = lazyWithRetry(() => import('./history-dialog.tsx').then(module => module.HistoryDialog))

/** Opens the list of the changes of a product. */
export function HistoryButton({ product }: { product: Product }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        <ClockIcon />
        <Trans>Changes</Trans>
      </Button>
      <LazyMount open={isOpen}>
        <HistoryDialog product={product} open={isOpen} onClose={() => setIsOpen(false)} />
      </LazyMount>
    </>
  )
}
