import { Trans } from '@lingui/react/macro'
import { StateTag } from '#src/blocks/shop/documents/state-tag.tsx'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { formatDay } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { useTicketNames } from './care-words.ts'

/** The tickets of a product, the newest first. */
export function ProductTickets({ rows }: { rows: readonly CareTicket[] }) {
  const formats = useFormats()
  const now = useNow()
  const { customerOf } = useTicketNames()
  return (
    <Card title={<Trans>Tickets of this product</Trans>}>
      <SimpleList
        rows={rows.map(row => ({
          id: row.id,
          to: `/main/care/${row.id}`,
          title: row.issue,
          meta: [row.code, customerOf(row), formatDay(new Date(row.at), now, formats), row.serial]
            .filter(Boolean)
            .join(' · '),
          trail: <StateTag status={row.status} />,
        }))}
        empty={<Trans>No customer has brought this product yet.</Trans>}
      />
    </Card>
  )
}
