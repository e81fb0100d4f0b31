import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '#src/device/till.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { isVoided } from './settle.ts'

/**
 * Returns a function that takes the error of a ticket. If the ticket was voided, its goods become a new ticket, and the
 * user is told so. It returns whether that is so.
 */
export function useVoided() {
  const { t } = useLingui()
  const { renew } = useTill()
  return (error: unknown, ticket: Ticket) => {
    if (!isVoided(error)) return false
    renew(ticket.id)
    toast.error(t`This ticket was voided. Its goods are on a new ticket now.`)
    return true
  }
}
