import { Trans, useLingui } from '@lingui/react/macro'
import { dueInWords } from '#src/lib/dates.ts'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { Figure } from './figure.tsx'
import type { Due, Summary } from './summarise.ts'

/** The day's work in four figures. */
export function TaskFigures({ summary, now }: { summary: Summary; now: Date }) {
  const { i18n } = useLingui()
  const { late, today, remaining, done } = summary
  const total = remaining + done
  const share = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(total > 0 ? done / total : 0)
  const inWords = (due: Due) => dueInWords(due.dueDate, now, i18n.locale)

  return (
    <dl className={cx(sheet(), row)}>
      <Figure label={<Trans>Late</Trans>} value={late.length} tone={late.length > 0 ? 'danger' : 'success'}>
        {late[0] ? `${inWords(late[0])}: ${late[0].title}` : <Trans>Nothing is late</Trans>}
      </Figure>
      <Figure label={<Trans>Due today</Trans>} value={today.length}>
        {today[0] ? <First title={today[0].title} /> : <Trans>Nothing more for today</Trans>}
      </Figure>
      <Figure label={<Trans>Remaining</Trans>} value={remaining}>
        <Trans>of {total} tasks</Trans>
      </Figure>
      <Figure label={<Trans>Done</Trans>} value={done}>
        <Trans>{share} of all tasks</Trans>
      </Figure>
    </dl>
  )
}

const First = ({ title }: { title: string }) => <Trans>First: {title}</Trans>

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  overflow: 'hidden',
})
