import { useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { noonOf, weekOf } from '#src/features/reservation/days.ts'
import { useCalendar } from '#src/features/reservation/use-calendar.ts'
import { formatDayAndMonth, formatLongDay, shortWeekday } from '#src/lib/format/dates.ts'
import { momentOf } from '#src/lib/shop-day.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { TimeGrid } from './time-grid.tsx'

/** The seven days of a week beside each other. */
export function WeekView() {
  const { t } = useLingui()
  const formats = useFormats()
  const can = useCan()
  const { rows, day, search, open, add, change } = useCalendar()
  const shown = rows.filter(({ status }) => status !== 'cancelled')
  return (
    <TimeGrid
      label={t`Week`}
      columns={weekOf(day).map(one => ({
        id: one,
        name: formatLongDay(noonOf(one), formats.locale),
        head: (
          <button type="button" className={head} onClick={() => change({ view: 'day', date: one })}>
            {shortWeekday(noonOf(one), formats.locale)} {formatDayAndMonth(noonOf(one), formats)}
          </button>
        ),
        day: one,
        rows: shown,
      }))}
      withResource
      beginAt={day}
      onOpen={open}
      onAdd={
        can('reservation', 'create')
          ? (column, minute) => add(momentOf(column.day, minute), search.resource)
          : undefined
      }
    />
  )
}

const head = css({
  width: 'full',
  minHeight: '9',
  borderRadius: 'sm',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  _hover: { background: 'hover' },
  _touch: { minHeight: 'touch' },
})
