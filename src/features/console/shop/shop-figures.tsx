import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Figure as SoldFigure } from '#src/contract/shop/reports.ts'
import { formatTime, formatWeekday } from '#src/lib/format/dates.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { Sparkline } from '#src/ui/charts/sparkline.tsx'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { type Day, growth, soldUntil } from './week-figures.ts'

interface Props {
  week: readonly Day[]
  hoursBefore: readonly SoldFigure[]
  /** Undefined for those who may not see funds. */
  funds: readonly { id: string; name: string; balance: number }[] | undefined
  now: Date
}

/** Sales, orders and profit of today, compared with the same weekday by this time, and the money of the shop. */
export function ShopFigures({ week, hoursBefore, funds, now }: Props) {
  const formats = useFormats()
  const today = week.at(-1)
  if (!today) return null
  const before = soldUntil(hoursBefore, now.getHours() * 60 + now.getMinutes())
  const money = (amount: number) => formatMoney(Math.round(amount), formats)
  const basket = today.count > 0 ? today.amount / today.count : 0
  const drawing = (valueOf: (day: Day) => number) => (
    <Sparkline values={week.map(valueOf)} color="line" width={64} />
  )
  const { profit } = today
  const share = today.amount > 0 && profit !== undefined ? profit / today.amount : 0
  const percent = new Intl.NumberFormat(formats.locale, { style: 'percent' }).format(share)
  const hasBasket = profit === undefined || !funds

  return (
    <Figures>
      <Figure
        label={<Trans>Sales today</Trans>}
        value={money(today.amount)}
        tone={toneOf(before.amount, today.amount)}
        drawing={drawing(({ amount }) => amount)}
      >
        <Compared before={before.amount} current={today.amount} now={now} />
      </Figure>
      <Figure
        label={<Trans>Orders</Trans>}
        value={formatNumber(today.count, formats)}
        tone={toneOf(before.count, today.count)}
        drawing={drawing(({ count }) => count)}
      >
        <Compared before={before.count} current={today.count} now={now} />
      </Figure>
      {profit !== undefined && (
        <Figure
          label={<Trans>Profit today</Trans>}
          value={money(profit)}
          drawing={drawing(day => day.profit ?? 0)}
        >
          <Trans>{percent} of sales, before expenses</Trans>
        </Figure>
      )}
      {hasBasket && (
        <Figure label={<Trans>Average basket</Trans>} value={money(basket)}>
          <Trans>per order today</Trans>
        </Figure>
      )}
      {funds && (
        <Figure
          label={<Trans>Money in the funds</Trans>}
          value={money(funds.reduce((sum, { balance }) => sum + balance, 0))}
        >
          {funds.map(({ name, balance }) => `${name} ${money(balance)}`).join(' · ')}
        </Figure>
      )}
    </Figures>
  )
}

/** Says how much more or less it is than a week before by this time of day. */
function Compared({ before, current, now }: { before: number; current: number; now: Date }): ReactNode {
  const { locale } = useFormats()
  const change = growth(before, current)
  const weekday = formatWeekday(now, locale)
  const time = formatTime(now, locale)
  if (change === undefined)
    return (
      <Trans>
        Nothing last {weekday} by {time}
      </Trans>
    )
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(change)
  return (
    <Trans>
      {percent} on last {weekday}, {time}
    </Trans>
  )
}

const toneOf = (before: number, current: number) =>
  before <= 0 || before === current ? 'plain' : current > before ? 'success' : 'danger'
