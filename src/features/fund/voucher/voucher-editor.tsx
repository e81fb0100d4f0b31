import { TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Voucher } from '#src/contract/shop/documents/documents.ts'
import { api, useFund } from '#src/features/fund/fund-api.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { VoucherFields } from './voucher-fields.tsx'
import { bodyOf, type VoucherValues } from './voucher-values.ts'

/** Changes or cancels a voucher. The book keeps both: what it was is taken back, and what it becomes is added. */
export function VoucherEditor({ voucher }: { voucher: Voucher }) {
  const { t } = useLingui()
  const { close } = useFund()
  const confirm = useConfirm()
  const once = useSingleAction()
  const { id, kind, version, code, accountId, toAccountId, group, partnerId, amount, note } = voucher
  const [wasTried, setWasTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [values, setValues] = useState<VoucherValues>({
    id,
    accountId,
    toAccountId,
    group,
    partnerId,
    partnerKind: kind === 'receipt' ? 'customer' : 'supplier',
    amount,
    note,
  })

  const run = (write: () => Promise<unknown>) =>
    once(async () => {
      setIsSending(true)
      const done = await withErrorToast(write)
      setIsSending(false)
      if (done !== undefined) close()
    })

  function save() {
    const body = bodyOf(kind, values)
    setWasTried(true)
    if (body)
      void run(() => api.update({ params: { id }, body: { ...body, version, at: new Date().toISOString() } }))
  }

  async function cancel() {
    const isSure = await confirm({
      title: t`Cancel ${code}?`,
      text: t`The book keeps it and takes its amount back.`,
      action: t`Cancel the voucher`,
      cancel: t`Keep it`,
      danger: true,
    })
    if (isSure)
      void run(() => api.cancel({ params: { id }, body: { version, at: new Date().toISOString() } }))
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={code}
      footer={
        <>
          <Button variant="ghost" onClick={() => void cancel()}>
            <TrashIcon />
            <Trans>Cancel the voucher</Trans>
          </Button>
          <Button onClick={close}>
            <Trans>Close</Trans>
          </Button>
          <Button variant="primary" loading={isSending} onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <VoucherFields
        kind={kind}
        values={values}
        onChange={changes => setValues({ ...values, ...changes })}
        wasTried={wasTried}
      />
    </Dialog>
  )
}
