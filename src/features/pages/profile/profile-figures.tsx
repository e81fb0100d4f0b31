import { Trans } from '@lingui/react/macro'
import { urgencyOf } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import type { Profile } from './load-profile.ts'

interface Props {
  profile: Profile
  userId: string
}

/** Four figures: the tasks of the user, unread messages, and colleagues who are here. */
export function ProfileFigures({ profile, userId }: Props) {
  const now = useNow()
  const own = profile.tasks.filter(({ type, assignedTo }) => type === 'task' && assignedTo === userId)
  const open = own.filter(({ completed }) => !completed)
  const late = open.filter(({ dueDate }) => dueDate && urgencyOf(dueDate, now) === 'late').length
  const here = profile.colleagues.filter(({ id, status }) => id !== userId && status === 'online').length
  const done = own.length - open.length
  const colleagues = profile.colleagues.filter(({ id }) => id !== userId).length

  return (
    <Figures>
      <Figure label={<Trans>My open tasks</Trans>} value={open.length}>
        <Trans>of {{ count: own.length }} that are mine</Trans>
      </Figure>
      <Figure label={<Trans>My late tasks</Trans>} value={late} tone={late > 0 ? 'danger' : 'success'}>
        <Trans>{done} are done</Trans>
      </Figure>
      <Figure label={<Trans>Unread messages</Trans>} value={profile.unread}>
        <Trans>from colleagues and the shop</Trans>
      </Figure>
      <Figure label={<Trans>Colleagues online</Trans>} value={here}>
        <Trans>of {colleagues} colleagues</Trans>
      </Figure>
    </Figures>
  )
}
