import { Trans, useLingui } from '@lingui/react/macro'
import { PartnerPicker } from '#src/blocks/shop/partners/partner-picker.tsx'
import { usePartner } from '#src/blocks/shop/partners/partner-query.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { AmountField } from './transfer-part.tsx'
import type { PaymentState } from './use-payment.ts'

/** What the customer will pay later: the customer, and the debt before and after. */
export function CreditPart({ payment }: { payment: PaymentState }) {
  const { t } = useLingui()
  const { ticket, edit } = useTill()
  const formats = useFormats()
  const customer = usePartner('customer', ticket.customerId)
  const owed = (customer?.debt ?? 0) + payment.amount
  const isOver = customer !== undefined && owed > customer.creditLimit
  const debt = formatMoney(owed, formats)
  const limit = formatMoney(customer?.creditLimit ?? 0, formats)

  return (
    <>
      <PartnerPicker
        kind="customer"
        value={ticket.customerId}
        onChange={customerId => edit(current => ({ ...current, customerId }))}
      />
      <AmountField payment={payment} label={t`Amount on credit`} />
      {payment.lacksCustomer && (
        <Notice>
          <Trans>Choose who will pay later.</Trans>
        </Notice>
      )}
      {customer && (
        <Notice tone={isOver ? 'warning' : 'info'}>
          {isOver ? (
            <Trans>
              The debt would be {debt}, above the limit of {limit}.
            </Trans>
          ) : (
            <Trans>The debt will be {debt}.</Trans>
          )}
        </Notice>
      )}
    </>
  )
}
