import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { careCalls } from '#src/features/care/calls.ts'
import { WarrantyTag } from '#src/features/care/warranty-tag.tsx'
import { careTotal, isUnderWarranty } from '#src/lib/care-ticket.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

interface Props {
  row: CareTicket
  open: boolean
  onClose: () => void
}

/** What the customer is told that the repair costs. */
export function QuoteDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const draft = useDraft(`careQuote.${row.id}`, { amount: careTotal(row) }, row.version)
  const { run, isRunning } = useChange()
  const { amount } = draft.values
  const known = formatMoney(careTotal(row), formats)

  async function quote() {
    const body = { ...changeOf(row), amount }
    if (!(await run(() => careCalls.quote({ params: { id: row.id }, body })))) return
    draft.drop()
    toast.success(t`The cost is noted.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Quote the cost of ${{ code: row.code }}`}
      footer={
        <Button variant="primary" size="lg" loading={isRunning} onClick={() => void quote()}>
          <Trans>The customer was told</Trans>
        </Button>
      }
    >
      <Field
        label={t`Cost that the customer is told`}
        hint={
          isUnderWarranty(row) ? (
            <WarrantyTag {...row} />
          ) : (
            <Trans>Work and parts of the ticket: {known}.</Trans>
          )
        }
      >
        <MoneyInput
          size="lg"
          value={amount}
          onChange={typed => draft.change(() => ({ amount: typed ?? 0 }))}
        />
      </Field>
    </Dialog>
  )
}
