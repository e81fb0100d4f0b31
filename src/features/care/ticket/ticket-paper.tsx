import { useLingui } from '@lingui/react/macro'
import { Slip } from '#src/blocks/shop/documents/slip.tsx'
import { usePartner } from '#src/blocks/shop/partners/partner-query.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { dateOfDay, useTicketNames } from '#src/features/care/care-words.ts'
import { careTotal, warrantyUntil } from '#src/lib/care-ticket.ts'
import { formatDate } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { amountOf } from '#src/lib/money/rounding.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** The slip of a ticket on A5: what the shop took in, and later what the customer pays for it. */
export function TicketPaper({ row }: { row: CareTicket }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { customerOf, thingOf } = useTicketNames()
  const customer = usePartner('customer', row.customerId)
  const day = (text: string | undefined) => (text ? formatDate(dateOfDay(text), formats) : '')
  const total = careTotal(row)
  return (
    <Slip
      paper="a5"
      title={t`Care slip`}
      code={row.code}
      at={row.at}
      facts={[
        [t`Customer`, [customerOf(row), customer?.phone].filter(Boolean).join(' · ')],
        [t`Who brings it`, row.customerId === null ? '' : row.contact],
        [t`Thing`, thingOf(row)],
        [t`Serial number`, row.serial],
        [t`What is wrong`, row.issue],
        [t`Accessories and condition`, row.note],
        [t`Promised for`, day(row.due)],
        [t`Warranty until`, day(warrantyUntil(row))],
        [t`Cost of the work`, row.labour > 0 ? formatMoney(row.labour, formats) : ''],
      ]}
      lines={row.parts.map(part => ({ ...part, unit: '', amount: amountOf(part.quantity, part.price) }))}
      total={total > 0 ? total : undefined}
      signatures={[t`Customer`, t`Taken in by`]}
    />
  )
}
