import { useLingui } from '@lingui/react/macro'

type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/** The colour of each state of a document. */
const tones: Record<string, Tone> = {
  draft: 'neutral',
  counting: 'accent',
  reviewed: 'warning',
  'checked-out': 'accent',
  collected: 'info',
  delivered: 'success',
  failed: 'danger',
  returned: 'warning',
  ordered: 'accent',
  'checked-in': 'info',
  settled: 'success',
  sent: 'accent',
  received: 'success',
  posted: 'success',
  diagnosing: 'accent',
  quoted: 'info',
  'in-progress': 'accent',
  waiting: 'warning',
  ready: 'success',
  rejected: 'danger',
  closed: 'neutral',
  pending: 'warning',
  confirmed: 'accent',
  arrived: 'info',
  converted: 'success',
  'no-show': 'danger',
  cancelled: 'neutral',
  open: 'accent',
  held: 'warning',
  paid: 'success',
  refunded: 'warning',
  void: 'neutral',
  approved: 'success',
  withdrawn: 'neutral',
}

export const toneOf = (status: string): Tone => tones[status] ?? 'neutral'

/** Returns a function that names a state of a document. */
export function useStateNames() {
  const { t } = useLingui()
  const names: Record<string, string> = {
    draft: t({ message: 'Draft', context: 'document' }),
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
    diagnosing: t`Diagnosing`,
    quoted: t`Quoted`,
    'in-progress': t`In repair`,
    waiting: t`Waiting for parts`,
    ready: t`Ready to return`,
    rejected: t`Rejected`,
    closed: t({ message: 'Closed', context: 'document' }),
    pending: t({ message: 'Pending', context: 'document' }),
    confirmed: t({ message: 'Confirmed', context: 'reservation' }),
    arrived: t({ message: 'Arrived', context: 'reservation' }),
    converted: t({ message: 'Converted', context: 'reservation' }),
    'no-show': t({ message: 'No-show', context: 'reservation' }),
    cancelled: t`Cancelled`,
    open: t({ message: 'Open', context: 'ticket' }),
    held: t`Held`,
    paid: t({ message: 'Paid', context: 'document' }),
    refunded: t`Taken back`,
    void: t`Void`,
    approved: t`Approved`,
    withdrawn: t`Withdrawn`,
    commented: t`Commented`,
  }
  return (status: string) => names[status] ?? status
}
