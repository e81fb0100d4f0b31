import { Trans } from '@lingui/react/macro'
import { urgencyOf } from '#src/lib/format/dates.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import type { Profile } from './load-profile.ts'

interface Props {
  profile: Profile
  userId: string
}

/** Four figures: the tasks of the user, unread messages, and colleagues who are here. */
export function ProfileFigures({ profile, userId }: Props) {
  const now = useNow()
  const formats = useFormats()
  const own = profile.tasks.filter(({ type, assignedTo }) => type === 'task' && assignedTo === userId)
  const open = own.filter(({ completed }) => !completed)
  const late = open.filter(({ dueDate }) => dueDate && urgencyOf(dueDate, now) === 'late').length
  const here = profile.colleagues.filter(({ id, status }) => id !== userId && status === 'online').length
  const done = own.length - open.length
  const colleagues = profile.colleagues.filter(({ id }) => id !== userId).length

  return (
    <Figures>
      <Figure label={<Trans>My open tasks</Trans>} value={formatNumber(open.length, formats)}>
        <Trans>of {{ count: formatNumber(own.length, formats) }} that are mine</Trans>
      </Figure>
      <Figure
        label={<Trans>My late tasks</Trans>}
        value={formatNumber(late, formats)}
        tone={late > 0 ? 'danger' : 'success'}
      >
        <Trans>{{ done: formatNumber(done, formats) }} are done</Trans>
      </Figure>
      <Figure label={<Trans>Unread messages</Trans>} value={formatNumber(profile.unread, formats)}>
        <Trans>from colleagues and the shop</Trans>
      </Figure>
      <Figure label={<Trans>Colleagues online</Trans>} value={formatNumber(here, formats)}>
        <Trans>of {{ colleagues: formatNumber(colleagues, formats) }} colleagues</Trans>
      </Figure>
    </Figures>
  )
}
