import { useLingui } from '@lingui/react/macro'
import { useStateNames } from '#src/blocks/shop/documents/state-names.ts'

/** Returns the names of the kinds of documents in the audit log, and a function that names a state. */
export function useAuditWords() {
  const { t } = useLingui()
  const kinds: Record<string, string> = {
    sale: t`Sale`,
    refund: t`Refund`,
    takeOut: t`Take-out`,
    takeIn: t`Take-in`,
    count: t`Count`,
    transfer: t`Stock transfer`,
    adjustment: t`Adjustment`,
    receipt: t`Receipt`,
    payment: t`Payment`,
    fundTransfer: t`Money transfer`,
    care: t`Repair`,
    reservation: t({ message: 'Reservation', context: 'document' }),
    request: t({ message: 'Request', context: 'document' }),
    session: t`Drawer`,
    customer: t`Customer`,
    supplier: t`Supplier`,
    setting: t`Settings`,
  }
  return { kinds, stateOf: useStateNames() }
}
