import { useLingui } from '@lingui/react/macro'
import { usePartnerNames } from '#src/blocks/shop/documents/partner-names.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { endOf, timeOf } from './days.ts'

/** Returns a function that names the customer of a reservation. */
export function useGuestName() {
  const { t } = useLingui()
  const customers = usePartnerNames('customer')
  return ({ customerId, note }: Pick<Reservation, 'customerId' | 'note'>) =>
    customers.get(customerId ?? '') || note.split('\n')[0] || t`Walk-in customer`
}

/** Returns the start and the end of a reservation in the shop: `09:00–10:30`. */
export const spanOf = (row: Pick<Reservation, 'at' | 'minutes'>) => `${timeOf(row.at)}–${timeOf(endOf(row))}`

/** Returns a function that says how long something takes: "45 min", "1 h 30 min". */
export function useDuration() {
  const { t } = useLingui()
  return (minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    if (hours === 0) return t`${rest} min`
    return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`
  }
}
