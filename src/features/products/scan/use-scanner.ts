import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { api } from '#src/features/products/load-inventory.ts'
import { useProductNavigation } from '#src/features/products/use-product-navigation.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { isTyping } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { readWedge } from './wedge.ts'

/** Opens the product whose SKU or barcode a scanner types while no text field has the focus. */
export function useScanner() {
  const { t } = useLingui()
  const { open } = useProductNavigation()

  const find = useEffectEvent(async (code: string) => {
    const found = await withErrorToast(() => api.list({ query: { code, page: '0', size: '1' } }))
    const [product] = found?.products ?? []
    if (product) await open(product.id)
    else if (found) toast.error(t`No product has the code ${code}.`)
  })

  useEffect(() => {
    const feed = readWedge(code => void find(code))
    function press(event: KeyboardEvent) {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (!feed(event)) return
      // Neither a shortcut nor the focused button gets the keys of a code.
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
}
