import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { usePersonName } from '#src/blocks/shop/documents/person-names.ts'
import { usePartner } from '#src/blocks/shop/partners/partner-query.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { usePriorityNames } from '#src/features/care/care-words.ts'
import { DueText } from '#src/features/care/due-text.tsx'
import { WarrantyTag } from '#src/features/care/warranty-tag.tsx'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { link } from '#styled-system/recipes'

/** The facts of a ticket: customer, thing, work, warranty and money. */
export function TicketFacts({ row }: { row: CareTicket }) {
  const { t } = useLingui()
  const formats = useFormats()
  const customer = usePartner('customer', row.customerId)
  const product = useProductsById().get(row.productId ?? '')
  const nameOf = usePersonName()
  const priorities = usePriorityNames()
  const money = (amount: number) => amount > 0 && formatMoney(amount, formats)
  const phone = customer?.phone
  return (
    <Card title={<Trans>Facts</Trans>}>
      <Facts
        facts={[
          [t`Customer`, customer?.name],
          [
            t`Telephone`,
            phone && (
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link()}>
                {phone}
              </a>
            ),
          ],
          [t`Who brings it`, row.contact],
          [
            t`Product`,
            product && (
              <Link
                to="/main/list/product/inbox/$productId/details"
                params={{ productId: product.id }}
                search={{ part: 'care' }}
                className={link()}
              >
                {product.name}
              </Link>
            ),
          ],
          [t`Serial number`, row.serial],
          [t`Priority`, priorities[row.priority]],
          [t`Assignee`, nameOf(row.assigneeId ?? '')],
          [t`Promised for`, row.due && <DueText row={row} />],
          [t`Warranty`, <WarrantyTag key="warranty" {...row} />],
          [t`Code of the sale`, row.soldCode],
          [t`Quoted`, money(row.quoted)],
          [t`Paid by the customer`, money(row.paid)],
        ]}
      />
    </Card>
  )
}
