import { Trans } from '@lingui/react/macro'
import { formatDue } from '#src/lib/format/dates.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import type { Due, Summary } from './summarise.ts'

/** Four figures about the tasks of the day. */
export function TaskFigures({ summary, now }: { summary: Summary; now: Date }) {
  const formats = useFormats()
  const { late, today, remaining, done } = summary
  const total = remaining + done
  const share = new Intl.NumberFormat(formats.locale, { style: 'percent' }).format(
    total > 0 ? done / total : 0,
  )
  const inWords = (due: Due) => formatDue(due.dueDate, now, formats)

  return (
    <Figures>
      <Figure
        label={<Trans>Late</Trans>}
        value={formatNumber(late.length, formats)}
        tone={late.length > 0 ? 'danger' : 'success'}
      >
        {late[0] ? `${inWords(late[0])}: ${late[0].title}` : <Trans>Nothing is late</Trans>}
      </Figure>
      <Figure label={<Trans>Due today</Trans>} value={formatNumber(today.length, formats)}>
        {today[0] ? <First title={today[0].title} /> : <Trans>Nothing more for today</Trans>}
      </Figure>
      <Figure label={<Trans>Remaining</Trans>} value={formatNumber(remaining, formats)}>
        <Trans>of {{ total: formatNumber(total, formats) }} tasks</Trans>
      </Figure>
      <Figure label={<Trans>Done</Trans>} value={formatNumber(done, formats)}>
        <Trans>{share} of all tasks</Trans>
      </Figure>
    </Figures>
  )
}

const First = ({ title }: { title: string }) => <Trans>First: {title}</Trans>
