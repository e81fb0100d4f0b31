import { useLingui } from '@lingui/react/macro'
import type { TeamStatus } from '#src/contract/team.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { useStateWords } from './use-state-words.ts'

/** The team, its state, and how much it does not have yet. */
export function TeamFacts({ status }: { status: TeamStatus }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const words = useStateWords()
  const { name, address, state, syncedAt, waiting, failed } = status
  const at = new Date(syncedAt)
  return (
    <Facts
      facts={[
        [t`Name of the team`, name],
        [t`Address`, address],
        [t`State`, words[state].title],
        [t`Last in step`, `${formatDay(at, now, formats)}, ${formatTime(at, formats.locale)}`],
        [t`Waiting`, String(waiting)],
        [t`Refused`, String(failed)],
      ]}
    />
  )
}
