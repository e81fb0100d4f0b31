import { useEffect, useEffectEvent, useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import type { Voucher } from '#src/contract/shop/documents/documents.ts'
import { api, useFund } from '#src/features/fund/fund-api.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { VoucherEditor } from './voucher-editor.tsx'
import { VoucherView } from './voucher-view.tsx'

/** The voucher that the address names: its form for those who may change it, otherwise its facts. */
export function EditVoucher({ id }: { id: string }) {
  const { book, close } = useFund()
  const canEdit = useCan()('fund', 'edit')
  const [voucher, setVoucher] = useState<Voucher>()
  const partnerName = book?.rows.find(({ documentId }) => documentId === id)?.partnerName ?? ''

  const fail = useEffectEvent((error: unknown) => {
    close()
    showError(error)
  })

  useEffect(() => {
    let isCurrent = true
    api.get({ params: { id } }).then(
      found => isCurrent && setVoucher(found),
      (error: unknown) => {
        if (isCurrent) fail(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [id])

  // No dialog while it loads: a dialog that replaces another one is closed with it.
  if (!voucher) return null
  if (canEdit && voucher.status === 'paid') return <VoucherEditor voucher={voucher} />
  return (
    <Dialog open onOpenChange={close} title={voucher.code}>
      <VoucherView voucher={voucher} partnerName={partnerName} />
    </Dialog>
  )
}
