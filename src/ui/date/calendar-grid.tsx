import { useLingui } from '@lingui/react/macro'
import {
  addDays,
  addMonths,
  eachDayOfInterval,
  eachWeekOfInterval,
  endOfMonth,
  endOfWeek,
  format,
  isSameDay,
  isSameMonth,
  isToday,
  startOfMonth,
  startOfWeek,
} from 'date-fns'
import { type KeyboardEvent, useRef } from 'react'
import { css } from '#styled-system/css'
import { dateLocale } from './date-locale.ts'

interface Props {
  /** The day with the focus: keys change it, Tab reaches it, and its month is shown. */
  cursor: Date
  onCursor: (day: Date) => void
  value: Date | null
  onChoose: (day: Date) => void
}

/** A month as a grid: arrow keys move by days and weeks, Page Up and Down by months, Home and End within a week. */
export function CalendarGrid({ cursor, onCursor, value, onChoose }: Props) {
  const { i18n } = useLingui()
  const locale = dateLocale(i18n.locale)
  const grid = useRef<HTMLTableElement>(null)
  const weeks = eachWeekOfInterval({ start: startOfMonth(cursor), end: endOfMonth(cursor) }, { locale })
  const daysOf = (week: Date) => eachDayOfInterval({ start: week, end: addDays(week, 6) })

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const day = step(cursor, { locale })
    onCursor(day)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }

  return (
    <table ref={grid} role="grid" onKeyDown={move} className={table}>
      <thead>
        <tr>
          {daysOf(startOfWeek(cursor, { locale })).map(day => (
            <th key={day.getDay()} scope="col" abbr={format(day, 'EEEE', { locale })} className={weekday}>
              {format(day, 'EEEEEE', { locale })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week.getTime()}>
            {daysOf(week).map(day => (
              <td key={day.getTime()} aria-selected={Boolean(value && isSameDay(day, value))}>
                <button
                  type="button"
                  tabIndex={isSameDay(day, cursor) ? 0 : -1}
                  aria-label={format(day, 'PPPP', { locale })}
                  aria-current={isToday(day) ? 'date' : undefined}
                  data-chosen={(value && isSameDay(day, value)) || undefined}
                  data-other={!isSameMonth(day, cursor) || undefined}
                  className={dayButton}
                  onClick={() => onChoose(day)}
                >
                  {day.getDate()}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Step = (day: Date, options: Parameters<typeof startOfWeek>[1]) => Date

const steps: Partial<Record<string, Step>> = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -7),
  ArrowDown: day => addDays(day, 7),
  PageUp: day => addMonths(day, -1),
  PageDown: day => addMonths(day, 1),
  Home: startOfWeek,
  End: endOfWeek,
}

const table = css({ borderCollapse: 'collapse' })
const weekday = css({
  height: '8',
  textStyle: 'caption',
  fontWeight: 'text',
  color: 'subtle',
  textAlign: 'center',
})

const dayButton = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '[2.625rem]',
  height: 'control.md',
  _touch: { height: 'touch' },
  borderRadius: 'md',
  fontVariantNumeric: 'tabular-nums',
  _hover: { background: 'hover' },
  '&[data-other]': { color: 'subtle' },
  '&[aria-current=date]': {
    fontWeight: 'title',
    color: 'accent.text',
    _after: {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '1',
      width: '1',
      height: '1',
      borderRadius: 'full',
      background: 'current',
    },
  },
  '&[data-chosen]': { background: 'accent.solid', color: 'accent.onSolid' },
})
