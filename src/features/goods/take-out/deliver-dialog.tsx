import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { outCalls } from '#src/features/goods/calls.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { ProofField } from './proof-field.tsx'

interface Props {
  row: TakeOut
  open: boolean
  onClose: () => void
}

/** The goods are handed over: the cash that was collected, and a photo or a signature as proof. */
export function DeliverDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const draft = useDraft(
    `deliver.${row.id}`,
    { cash: row.cashOnDelivery, proof: [] as string[] },
    row.version,
  )
  const { run, isRunning } = useChange()
  const { cash, proof } = draft.values
  const isSold = row.mode !== 'internal'
  const { total } = row.totals
  const due = formatMoney(row.cashOnDelivery, formats)
  const rest = formatMoney(total - cash, formats)

  async function deliver() {
    const body = { ...changeOf(row), cash: isSold ? cash : 0, proof }
    if (!(await run(() => outCalls.deliver({ params: { id: row.id }, body })))) return
    draft.drop()
    toast.success(t`Handed over.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Hand over ${{ code: row.code }}`}
      footer={
        <Button variant="primary" size="lg" loading={isRunning} onClick={() => void deliver()}>
          <Trans>Handed over</Trans>
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '5' })}>
        {isSold && (
          <Field
            label={t`Cash received`}
            hint={
              cash < total ? (
                <Trans>
                  To collect: {due}. The customer then owes {rest}.
                </Trans>
              ) : (
                <Trans>To collect: {due}.</Trans>
              )
            }
          >
            <MoneyInput
              size="lg"
              max={total}
              value={cash}
              onChange={next => draft.change(() => ({ cash: next ?? 0 }))}
            />
          </Field>
        )}
        <ProofField proof={proof} onChange={next => draft.change(() => ({ proof: next }))} />
      </div>
    </Dialog>
  )
}
