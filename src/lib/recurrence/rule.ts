/** How a task repeats. Its text form is one of the four words of old rows, or a rule of RFC 5545 ("FREQ=WEEKLY;INTERVAL=2"). */
export interface Recurrence {
  unit: Unit
  /** Units from one occurrence to the next, 1 to 99. */
  every: number
  /** With weeks: weekdays as in `Date.getDay`, from Monday on. Empty: the weekday of the due date. */
  weekdays: readonly number[]
  /** With months and years: the day of the month, while a shorter month has an earlier one. */
  monthDay?: number | undefined
  /** The last possible day, as `YYYYMMDD` in local time. */
  until?: string | undefined
  /** The number of occurrences that are left, with the current one. */
  count?: number | undefined
}

export const units = ['day', 'week', 'month', 'year'] as const
export type Unit = (typeof units)[number]

const names: Record<Unit, string> = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }

/** The codes of the weekdays, in the order of `Date.getDay`. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The words of old rows. They stay the stored form of these four rules. */
const words: ReadonlyMap<string, string> = new Map([
  ['daily', 'FREQ=DAILY'],
  ['weekdays', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['weekly', 'FREQ=WEEKLY'],
  ['monthly', 'FREQ=MONTHLY'],
])

/** Reads the stored form of a rule. Parts that are not known are ignored. */
export function parseRule(text: string): Recurrence {
  const parts = new Map(
    (words.get(text) ?? text).split(';').map(part => {
      const [name = '', value = ''] = part.split('=')
      return [name, value]
    }),
  )
  const number = (name: string) => Number(parts.get(name)) || undefined
  return {
    unit: units.find(unit => names[unit] === parts.get('FREQ')) ?? 'day',
    every: number('INTERVAL') ?? 1,
    weekdays: weekOrder(
      (parts.get('BYDAY') ?? '').split(',').flatMap(code => {
        const weekday = weekdayCodes.indexOf(code)
        return weekday < 0 ? [] : weekday
      }),
    ),
    monthDay: number('BYMONTHDAY'),
    until: parts.get('UNTIL'),
    count: number('COUNT'),
  }
}

/** Returns the stored form of a rule. */
export function formatRule({ unit, every, weekdays, monthDay, until, count }: Recurrence): string {
  const text = [
    `FREQ=${names[unit]}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(unit === 'week' && weekdays.length > 0 ? [`BYDAY=${codesOf(weekdays)}`] : []),
    ...(monthDay ? [`BYMONTHDAY=${monthDay}`] : []),
    ...(until ? [`UNTIL=${until}`] : count ? [`COUNT=${count}`] : []),
  ].join(';')
  return [...words].find(([, rule]) => rule === text)?.[0] ?? text
}

/** Returns weekdays as in a rule: "MO,WE". */
export const codesOf = (weekdays: readonly number[]) =>
  weekOrder(weekdays)
    .map(weekday => weekdayCodes[weekday])
    .join()

/** Weekdays once each, from Monday on. */
export const weekOrder = (weekdays: readonly number[]) =>
  [...new Set(weekdays)].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))

/** Returns the day of the month of a rule: after a short month, the day before it ("31"), else that of the due date. */
export function monthDayOf({ monthDay = 0 }: Pick<Recurrence, 'monthDay'>, due: Date): number {
  const date = due.getDate()
  const isLast = new Date(due.getFullYear(), due.getMonth(), date + 1).getDate() === 1
  return isLast && monthDay > date ? monthDay : date
}

/** Returns a local day as in a rule: "20270630". */
export const ruleDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((number, at) => String(number).padStart(at === 0 ? 4 : 2, '0'))
    .join('')

/** Returns the local midnight of a day in a rule. */
export const dayOfRule = (day: string) =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)))
