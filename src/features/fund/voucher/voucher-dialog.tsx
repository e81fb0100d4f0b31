import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { devicePrefix } from '#src/device/prefix.ts'
import { api, useFund } from '#src/features/fund/fund-api.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { VoucherFields } from './voucher-fields.tsx'
import {
  bodyOf,
  dropVoucherDraft,
  keepVoucherDraft,
  loadVoucherDraft,
  type VoucherKind,
  type VoucherValues,
} from './voucher-values.ts'

/** A new receipt, payment or transfer. What is typed is kept on this device until it is posted. */
export function VoucherDialog({ kind }: { kind: VoucherKind }) {
  const { t } = useLingui()
  const { account, accounts, search, close } = useFund()
  const once = useSingleAction()
  const [isSending, setIsSending] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const [values, setValues] = useState<VoucherValues>(() => {
    const draft = loadVoucherDraft(kind, search.partner)
    const asked = search.partner !== undefined && {
      partnerId: search.partner,
      partnerKind: search.partnerKind ?? 'customer',
      group: 'debt',
    }
    const first = account?.id ?? 'cash'
    return {
      id: crypto.randomUUID(),
      accountId: first,
      toAccountId: accounts.find(({ id }) => id !== first)?.id ?? null,
      group: kind === 'fundTransfer' ? 'deposit' : kind === 'receipt' ? 'debt' : 'otherExpense',
      partnerId: null,
      partnerKind: kind === 'receipt' ? 'customer' : 'supplier',
      amount: null,
      note: '',
      ...draft,
      ...asked,
    }
  })
  const titles = { receipt: t`New receipt`, payment: t`New payment`, fundTransfer: t`Move between accounts` }

  function change(changes: Partial<VoucherValues>) {
    const next = { ...values, ...changes }
    setValues(next)
    keepVoucherDraft(kind, next, search.partner)
  }

  const save = () =>
    once(async () => {
      const body = bodyOf(kind, values)
      setWasTried(true)
      if (!body) return
      setIsSending(true)
      const { id } = values
      const posted = await withErrorToast(() =>
        api.post({
          body: { ...body, id, kind, at: new Date().toISOString(), device: devicePrefix() },
          idempotencyKey: id,
        }),
      )
      setIsSending(false)
      if (!posted) return
      dropVoucherDraft(kind, search.partner)
      close()
      toast.success(t`${{ code: posted.code }} is in the book`)
    })

  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={titles[kind]}
      footer={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" loading={isSending} onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <VoucherFields kind={kind} values={values} onChange={change} wasTried={wasTried} />
    </Dialog>
  )
}
