import { useLingui } from '@lingui/react/macro'
import { formatDate, formatWeekday } from '#src/lib/format/dates.ts'
import { dayOfRule, monthDayOf, parseRule, type Recurrence } from '#src/lib/recurrence/rule.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** 22 November 2026 was a Sunday. */
const dayWith = (weekday: number) => new Date(2026, 10, 22 + weekday)

/**
 * Returns a function that describes a repetition: "Every 2 weeks on Monday, until 30/06/2027". A rule without its own
 * weekday or day of the month has that of the due date.
 */
export function useRepeatWords() {
  const { t } = useLingui()
  const formats = useFormats()

  function base(rule: Recurrence, due: Date | undefined) {
    const { unit, every, weekdays } = rule
    if (unit === 'day') return every === 1 ? t`Every day` : t`Every ${every} days`
    if (unit === 'year') return every === 1 ? t`Every year` : t`Every ${every} years`
    if (unit === 'month') {
      const date = rule.monthDay ?? (due && monthDayOf(rule, due))
      if (every === 1) return date ? t`Every month on day ${date}` : t`Every month`
      return date ? t`Every ${every} months on day ${date}` : t`Every ${every} months`
    }
    if (every === 1 && weekdays.join() === '1,2,3,4,5') return t`Every weekday`
    const shown = weekdays.length > 0 ? weekdays : due ? [due.getDay()] : []
    const weekday = shown.map(day => formatWeekday(dayWith(day), formats.locale)).join(', ')
    if (every === 1) return weekday ? t`Every ${weekday}` : t`Every week`
    return weekday ? t`Every ${every} weeks on ${weekday}` : t`Every ${every} weeks`
  }

  return (repeat: string, dueDate?: string | null) => {
    const rule = parseRule(repeat)
    const words = base(rule, dueDate ? new Date(dueDate) : undefined)
    if (rule.until) return t`${words}, until ${{ date: formatDate(dayOfRule(rule.until), formats) }}`
    return rule.count ? t`${words}, ${{ count: rule.count }} times` : words
  }
}
