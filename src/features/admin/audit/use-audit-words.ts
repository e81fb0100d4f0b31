import { useLingui } from '@lingui/react/macro'

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
  }
  const states: Record<string, string> = {
    draft: t({ message: 'Draft', context: 'document' }),
    open: t({ message: 'Open', context: 'state' }),
    held: t`Set aside`,
    paid: t({ message: 'Paid', context: 'state' }),
    refunded: t`Refunded`,
    void: t`Void`,
    closed: t`Closed`,
    counting: t`Counting`,
    reviewed: t`Reviewed`,
    'checked-out': t`Checked out`,
    collected: t`Collected`,
    delivered: t`Delivered`,
    failed: t`Delivery failed`,
    returned: t`Returned`,
    ordered: t`Ordered`,
    'checked-in': t`Checked in`,
    settled: t`Settled`,
    sent: t`On the way`,
    received: t`Received`,
    posted: t`Posted`,
    cancelled: t`Cancelled`,
  }
  return { kinds, stateOf: (state: string) => states[state] ?? state }
}
