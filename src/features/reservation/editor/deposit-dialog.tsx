import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { useAccounts } from '#src/blocks/shop/documents/accounts.ts'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { calls } from '#src/features/reservation/calls.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'

interface Props {
  row: Reservation
  open: boolean
  onClose: () => void
}

interface Values {
  amount: number | null
  accountId: string
}

const empty: Values = { amount: null, accountId: 'cash' }

/** The customer pays in advance: how much, into which account. */
export function DepositDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const accounts = useAccounts()
  const { run, isRunning } = useChange()
  const draft = useDraft(`deposit.${row.id}`, empty, row.version)
  const { amount, accountId } = draft.values

  async function post() {
    if (!amount) return
    const body = { ...changeOf(row), accountId, amount }
    if (!(await run(() => calls.deposit({ params: { id: row.id }, body })))) return
    draft.drop()
    toast.success(t`The deposit is in the fund.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Deposit: ${{ code: row.code }}`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={!amount} loading={isRunning} onClick={() => void post()}>
            <Trans>Post the deposit</Trans>
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <Field label={t`Amount`} required>
          <MoneyInput
            autoFocus
            data-autofocus
            value={amount}
            onChange={next => draft.change(() => ({ amount: next }))}
          />
        </Field>
        <Field label={t`Account`}>
          <Select
            options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
            value={accountId}
            onChange={next => draft.change(() => ({ accountId: next }))}
          />
        </Field>
      </div>
    </Dialog>
  )
}
