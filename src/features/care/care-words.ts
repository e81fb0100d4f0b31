import { useLingui } from '@lingui/react/macro'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { usePartnerNames } from '#src/blocks/shop/documents/partner-names.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { careStatesWithWork } from '#src/contract/shop/documents/care-ticket.ts'
import { daysBetween, formatDay } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** Returns the local midnight of a day `yyyy-MM-dd`. */
export const dateOfDay = (day: string) => new Date(`${day}T00:00:00`)

/** Returns functions that name the customer and the thing of a ticket. */
export function useTicketNames() {
  const { t } = useLingui()
  const customers = usePartnerNames('customer')
  const products = useProductsById()
  return {
    customerOf: ({ customerId, contact }: Pick<CareTicket, 'customerId' | 'contact'>) =>
      customers.get(customerId ?? '') || contact || (customerId === null ? t`Walk-in customer` : '…'),
    thingOf: ({ productId, item }: Pick<CareTicket, 'productId' | 'item'>) =>
      item || (products.get(productId ?? '')?.name ?? '…'),
  }
}

/** Returns the names of the priorities. */
export function usePriorityNames(): Record<CareTicket['priority'], string> {
  const { t } = useLingui()
  return { high: t`Urgent`, normal: t`Normal`, low: t`Not urgent` }
}

/** Returns a function that says when a ticket is due, and whether it is late or due today. A finished one is neither. */
export function useDue() {
  const formats = useFormats()
  const now = useNow()
  return ({ due, status }: Pick<CareTicket, 'due' | 'status'>) => {
    if (due === '') return undefined
    const date = dateOfDay(due)
    const days = daysBetween(now, date)
    const hasWork = careStatesWithWork.some(state => state === status)
    return {
      text: formatDay(date, now, formats),
      urgency: !hasWork || days > 0 ? ('later' as const) : days < 0 ? ('late' as const) : ('today' as const),
    }
  }
}
