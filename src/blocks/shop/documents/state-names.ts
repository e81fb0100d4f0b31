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
  cancelled: 'neutral',
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
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
    cancelled: t`Cancelled`,
    pending: t`Waiting for an answer`,
    approved: t`Approved`,
    rejected: t`Rejected`,
    withdrawn: t`Withdrawn`,
    commented: t`Commented`,
  }
  return (status: string) => names[status] ?? status
}
