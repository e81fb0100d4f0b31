import { useLingui } from '@lingui/react/macro'
import type { Activity } from '#src/contract/shop/reports.ts'

/** Returns a function that says what was done with a document, to follow the name of the person. */
export function useDoneText() {
  const { t } = useLingui()
  return ({ documentKind, what }: Pick<Activity, 'documentKind' | 'what'>): string => {
    const known: Record<string, string> = {
      'sale pay': t`sold an order`,
      'sale held': t`set an order aside`,
      'sale open': t`took an order up again`,
      'sale void': t`cancelled an order`,
      'refund refund': t`refunded goods`,
      'takeOut check-out': t`confirmed a take-out`,
      'takeOut checked-out': t`confirmed a take-out`,
      'takeOut collect': t`collected the goods of a take-out`,
      'takeOut deliver': t`delivered a take-out`,
      'takeOut failed': t`could not deliver a take-out`,
      'takeOut returned': t`brought a take-out back`,
      'takeOut cancelled': t`cancelled a take-out`,
      'takeIn order': t`ordered goods`,
      'takeIn check-in': t`checked goods in`,
      'takeIn settle': t`paid a supplier`,
      'takeIn return': t`returned goods to a supplier`,
      'takeIn cancel': t`cancelled a take-in`,
      'count review': t`reviewed a stock count`,
      'count post': t`posted a stock count`,
      'transfer send': t`sent goods to another warehouse`,
      'transfer receive': t`received goods from another warehouse`,
      'adjustment post': t`adjusted the stock`,
      'care received': t`took something in for repair`,
      'care quoted': t`told a customer the cost of a repair`,
      'care ready': t`finished a repair`,
      'care rejected': t`turned a repair down`,
      'care returned': t`gave a repaired thing back`,
      'reservation create': t`noted a reservation`,
      'reservation update': t`changed a reservation`,
      'reservation confirmed': t`confirmed a reservation`,
      'reservation arrived': t`welcomed a customer with a reservation`,
      'reservation no-show': t`noted that nobody came for a reservation`,
      'reservation cancelled': t`cancelled a reservation`,
      'reservation deposit': t`took a deposit for a reservation`,
      'reservation convert': t`turned a reservation into an order`,
      'receipt post': t`entered a receipt`,
      'payment post': t`entered a payment`,
      'fundTransfer post': t`moved money between accounts`,
      'customer merge': t`merged a customer into another`,
      'supplier merge': t`merged a supplier into another`,
      'setting change': t`changed the settings of the shop`,
      'request create': t`made a request`,
      'request approved': t`approved a request`,
      'request rejected': t`rejected a request`,
      'request withdraw': t`withdrew a request`,
      'session open': t`opened the till`,
      'session close': t`closed the till`,
    }
    if (what.startsWith('move')) return t`moved cash in the till`
    return known[`${documentKind} ${what}`] ?? t`changed a document`
  }
}
