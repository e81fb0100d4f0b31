import { t } from '@lingui/core/macro'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { openDrawerAtPrinter } from '#src/device/printer/receipt-printer.ts'
import { storedPrinter } from '#src/device/printer/stored-printer.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Opens the drawer at the printer of this device when a sale was paid in cash. The sale does not wait for it. */
export function openDrawerFor({ payments }: Sale) {
  const isCash = payments.some(({ method }) => method === 'cash')
  if (!isCash || !storedPrinter()?.opensDrawer) return
  openDrawerAtPrinter().catch(() => toast.error(t`The drawer did not open: the printer does not answer.`))
}
