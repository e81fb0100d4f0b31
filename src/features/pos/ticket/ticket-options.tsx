import { useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { PartnerPicker } from '#src/blocks/shop/partners/partner-picker.tsx'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { css } from '#styled-system/css'

/** The customer, with debt and limit. */
export function TicketOptions() {
  const { ticket, edit } = useTill()
  const canSeeCustomers = useCan()('customer', 'view')
  if (!canSeeCustomers) return null
  return (
    <div className={css({ paddingInline: '4', paddingBlockEnd: '2' })}>
      <PartnerPicker
        key={ticket.id}
        kind="customer"
        value={ticket.customerId}
        onChange={customerId => edit(current => ({ ...current, customerId }))}
      />
    </div>
  )
}

/** What is to be kept in mind for the sale. It is printed on the receipt. */
export function TicketNote() {
  const { t } = useLingui()
  const { ticket, edit } = useTill()
  return (
    <Textarea
      aria-label={t`Note of the ticket`}
      placeholder={t`Note`}
      rows={1}
      maxLength={1000}
      value={ticket.note}
      onChange={event => edit(current => ({ ...current, note: event.target.value }))}
    />
  )
}
