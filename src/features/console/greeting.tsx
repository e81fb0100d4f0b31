import { useLingui } from '@lingui/react/macro'
import { partOfDay } from '#src/lib/format/part-of-day.ts'
import { css } from '#styled-system/css'
import { QuickActions } from './quick-actions.tsx'

/** A greeting by the time of day, with the date and the quick actions. */
export function Greeting({ name: fullName, now }: { name: string; now: Date }) {
  const { t, i18n } = useLingui()
  const name = givenName(fullName)
  const words = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  }

  return (
    <header className={head}>
      <div className={css({ flex: '1', minWidth: '[min(100%, 16rem)]' })}>
        <h1 tabIndex={-1} className={greeting}>
          {words[partOfDay(now.getHours())]}
        </h1>
        <p className={css({ color: 'muted' })}>
          <time dateTime={isoDay(now)}>{dayInFull(now, i18n.locale)}</time>
        </p>
      </div>
      <QuickActions />
    </header>
  )
}

/** Vietnamese names end with the given name, which is used to address people. */
const givenName = (name: string) => name.trim().split(/\s+/).at(-1) ?? name

const isoDay = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(part => String(part).padStart(2, '0')).join('-')

/** The day comes first in English too, as in the whole app. */
const dayInFull = (day: Date, locale: string) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(day)

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '2.5',
  paddingBlockEnd: '0.5',
})
const greeting = css({ textStyle: 'heading', textWrap: 'balance' })
