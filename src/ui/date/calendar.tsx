import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, addMonths, format, isToday, set, startOfToday, startOfWeek, subMonths } from 'date-fns'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css, cx } from '#styled-system/css'
import { input } from '#styled-system/recipes'
import { CalendarGrid } from './calendar-grid.tsx'
import { DateEntry } from './date-entry.tsx'
import { dateLocale, monthAndYear } from './date-locale.ts'

interface Props {
  value: Date | null
  onChange: (value: Date | null) => void
  withTime?: boolean
  /** Shows a list of years, back to 1900. */
  past?: boolean
  close: () => void
}

/** Returns the hour at which something on a day begins: 9, or the next full one when that is over; at most 23. */
const firstHour = (day: Date) =>
  isToday(day) ? Math.max(FIRST_HOUR, Math.min(new Date().getHours() + 1, 23)) : FIRST_HOUR

const FIRST_HOUR = 9

/** The content of a `DatePicker`: shortcuts, a text field, and a month. */
export function Calendar({ value, onChange, withTime, past, close }: Props) {
  const { t, i18n } = useLingui()
  const today = startOfToday()
  const [cursor, setCursor] = useState(value ?? today)

  /** A new day keeps the chosen time; without one the time is 9:00, or today the next full hour after it. */
  function choose(day: Date) {
    const time = value ?? set(day, { hours: withTime ? firstHour(day) : 0, minutes: 0 })
    setCursor(day)
    onChange(set(day, { hours: time.getHours(), minutes: time.getMinutes(), seconds: 0, milliseconds: 0 }))
    if (!withTime) close()
  }

  function clear() {
    onChange(null)
    close()
  }

  return (
    <div className={frame}>
      {!past && <Soon onChoose={choose} />}
      <DateEntry value={value} onDay={choose} onTime={onChange} withTime={withTime} past={past} />
      <div className={head}>
        <IconButton label={t`Previous month`} onClick={() => setCursor(subMonths(cursor, 1))}>
          <ChevronLeftIcon />
        </IconButton>
        <span aria-live="polite" className={month}>
          {past
            ? format(cursor, 'LLLL', { locale: dateLocale(i18n.locale) })
            : monthAndYear(cursor, i18n.locale)}
        </span>
        {past && <YearSelect cursor={cursor} onCursor={setCursor} />}
        <IconButton label={t`Next month`} onClick={() => setCursor(addMonths(cursor, 1))}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      <CalendarGrid cursor={cursor} onCursor={setCursor} value={value} onChoose={choose} />
      <div className={foot}>
        {value && (
          <Button size="sm" variant="ghost" onClick={clear}>
            <Trans>Clear</Trans>
          </Button>
        )}
        {withTime && (
          <Button size="sm" variant="primary" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

function Soon({ onChoose }: { onChoose: (day: Date) => void }) {
  const today = startOfToday()
  return (
    <div className={shortcuts}>
      <Button size="sm" onClick={() => onChoose(today)}>
        <Trans>Today</Trans>
      </Button>
      <Button size="sm" onClick={() => onChoose(addDays(today, 1))}>
        <Trans>Tomorrow</Trans>
      </Button>
      <Button size="sm" onClick={() => onChoose(startOfWeek(addDays(today, 7), { weekStartsOn: 1 }))}>
        <Trans>Next week</Trans>
      </Button>
    </div>
  )
}

const FIRST_YEAR = 1900

function YearSelect({ cursor, onCursor }: { cursor: Date; onCursor: (day: Date) => void }) {
  const { t } = useLingui()
  const years = Array.from(
    { length: startOfToday().getFullYear() - FIRST_YEAR + 1 },
    (_, index) => FIRST_YEAR + index,
  )
  return (
    <select
      aria-label={t`Year`}
      className={cx(input({ size: 'sm' }), css({ width: '[5.5rem]' }))}
      value={cursor.getFullYear()}
      onChange={event => onCursor(set(cursor, { year: Number(event.target.value) }))}
    >
      {years.reverse().map(year => (
        <option key={year}>{year}</option>
      ))}
    </select>
  )
}

const frame = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const shortcuts = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' })
const head = css({ display: 'flex', alignItems: 'center' })
const month = css({
  flex: '1',
  textAlign: 'center',
  textStyle: 'titleSm',
  _firstLetter: { textTransform: 'uppercase' },
})
const foot = css({ display: 'flex', justifyContent: 'space-between', _empty: { display: 'none' } })
