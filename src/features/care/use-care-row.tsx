import type { DocumentRow } from '#src/blocks/shop/documents/document-row.tsx'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { useTicketNames } from './care-words.ts'
import { DueText } from './due-text.tsx'

/** Returns a function that turns a ticket into a row of a list. */
export function useCareRow() {
  const { customerOf, thingOf } = useTicketNames()
  return (row: CareTicket): DocumentRow => ({
    id: row.id,
    to: `/main/care/${row.id}`,
    code: row.code,
    at: row.at,
    status: row.status,
    title: thingOf(row),
    meta: `${customerOf(row)} · ${row.issue}`,
    ...(row.due !== '' && { trail: <DueText row={row} /> }),
  })
}
