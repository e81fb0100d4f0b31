import type { DialogName } from '#src/blocks/shop/documents/document-search.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { PartDialog } from './part-dialog.tsx'
import { QuoteDialog } from './quote-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'

interface Props {
  row: CareTicket
  shown: DialogName | undefined
  onClose: () => void
}

/** The dialogs of the steps that ask for something: those that the state allows. */
export function TicketDialogs({ row, shown, onClose }: Props) {
  const { status } = row
  const isReturned = status === 'returned' || status === 'closed'
  const isWaiting = status === 'ready' || status === 'rejected'
  return (
    <>
      {status === 'diagnosing' && <QuoteDialog row={row} open={shown === 'quote'} onClose={onClose} />}
      {!isReturned && !isWaiting && <RejectDialog row={row} open={shown === 'reject'} onClose={onClose} />}
      {isWaiting && <ReturnDialog row={row} open={shown === 'giveBack'} onClose={onClose} />}
      {!isReturned && status !== 'received' && status !== 'rejected' && (
        <PartDialog row={row} open={shown === 'part'} onClose={onClose} />
      )}
    </>
  )
}
