import { Trans } from '@lingui/react/macro'
import type { Figure } from '#src/contract/shop/reports.ts'
import { shortWeekday } from '#src/lib/format/dates.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { type Day, soldUntil } from './week-figures.ts'
import * as look from './week-look.ts'

interface Props {
  week: readonly Day[]
  hoursBefore: readonly Figure[]
  now: Date
}

const MILLION = 1_000_000

/**
 * The sales of seven days as columns with their values, and those of the week before as lines. Today is solid; what is
 * expected until the evening is hatched: what the same weekday before still sold after this time.
 */
export function WeekChart({ week, hoursBefore, now }: Props) {
  const formats = useFormats()
  const today = week.at(-1)
  if (!today) return null
  const until = soldUntil(hoursBefore, now.getHours() * 60 + now.getMinutes())
  const rest = Math.max(today.before - until.amount, 0)
  const highest = Math.max(today.amount + rest, ...week.flatMap(({ amount, before }) => [amount, before]))
  const heightOf = (amount: number) => `${highest > 0 ? (Math.max(amount, 0) / highest) * 100 : 0}%`

  return (
    <Card title={<Title />} action={<Legend hasRest={rest > 0} />}>
      {highest === 0 ? (
        <p className={look.nothing}>
          <Trans>Nothing was sold in these days. The first sale appears here at once.</Trans>
        </p>
      ) : (
        <ol className={look.columns}>
          {week.map(day => {
            const isToday = day === today
            const date = new Date(`${day.day}T12:00:00`)
            return (
              <li key={day.day} className={look.column}>
                <span aria-hidden="true" className={look.plot}>
                  {isToday && rest > 0 && (
                    <span className={look.expected} style={{ height: heightOf(day.amount + rest) }} />
                  )}
                  <span className={look.bar({ isToday })} style={{ height: heightOf(day.amount) }}>
                    {isToday && <span className={look.beacon} />}
                  </span>
                  {day.before > 0 && <span className={look.tick} style={{ bottom: heightOf(day.before) }} />}
                </span>
                <span className={look.value}>{formatNumber(inMillions(day.amount), formats)}</span>
                <span className={look.name({ isToday })}>
                  {shortWeekday(date, formats.locale)} {date.getDate()}
                </span>
                <Before amount={formatMoney(day.before, formats)} />
              </li>
            )
          })}
        </ol>
      )}
    </Card>
  )
}

const inMillions = (amount: number) => Math.round((amount / MILLION) * 10) / 10

const Before = ({ amount }: { amount: string }) => (
  <span className={css({ srOnly: true })}>
    <Trans>, week before {amount}</Trans>
  </span>
)

const Title = () => (
  <>
    <Trans>Sales, last 7 days</Trans>{' '}
    <small className={look.unit}>
      <Trans>million ₫</Trans>
    </small>
  </>
)

const Legend = ({ hasRest }: { hasRest: boolean }) => (
  <span className={look.legend}>
    <span className={look.key}>
      <span className={look.keyBar} />
      <Trans>This week</Trans>
    </span>
    {hasRest && (
      <span className={look.key}>
        <span className={look.keyExpected} />
        <Trans>Expected by the evening</Trans>
      </span>
    )}
    <span className={look.key}>
      <span className={look.keyTick} />
      <Trans>Week before</Trans>
    </span>
  </span>
)
