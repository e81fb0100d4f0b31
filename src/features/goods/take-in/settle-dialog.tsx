import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { useAccounts } from '#src/blocks/shop/documents/accounts.ts'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { inCalls } from '#src/features/goods/calls.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  row: TakeIn
  open: boolean
  onClose: () => void
}

/** Pays the supplier for a take-in, all or a part, from the cash or the bank. */
export function SettleDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const accounts = useAccounts()
  const { worth = 0, paid = 0 } = row
  const due = Math.max(0, worth - paid)
  const draft = useDraft(`settle.${row.id}`, { accountId: 'cash', amount: due }, row.version)
  const [paymentId] = useState(() => crypto.randomUUID())
  const { run, isRunning } = useChange()
  const { accountId, amount } = draft.values
  const left = formatMoney(due, formats)

  async function settle() {
    const body = { ...changeOf(row), paymentId, accountId, amount }
    const done = await run(() => inCalls.settle({ params: { id: row.id }, body }))
    if (!done) return
    draft.drop()
    toast.success(done.status === 'settled' ? t`The take-in is settled.` : t`Paid in part.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Pay for ${{ code: row.code }}`}
      footer={
        <Button
          variant="primary"
          size="lg"
          disabled={amount === 0}
          loading={isRunning}
          onClick={() => void settle()}
        >
          <Trans>Pay</Trans>
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <Field label={t`Amount`} hint={<Trans>Still to pay: {left}.</Trans>}>
          <MoneyInput
            max={due}
            value={amount}
            onChange={next => draft.change(() => ({ amount: next ?? 0 }))}
          />
        </Field>
        <Field label={t`From the account`}>
          <Select
            options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
            value={accountId}
            onChange={id => draft.change(() => ({ accountId: id }))}
          />
        </Field>
      </div>
    </Dialog>
  )
}
