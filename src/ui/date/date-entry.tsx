import { useLingui } from '@lingui/react/macro'
import { format, isValid, set } from 'date-fns'
import { useState } from 'react'
import { Input } from '#src/ui/form/input.tsx'
import { onEnter } from '#src/ui/keyboard/is-enter.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { dateLocale } from './date-locale.ts'
import { readDay } from './read-day.ts'
import { TimeEntry } from './time-entry.tsx'

interface Props {
  value: Date | null
  onDay: (day: Date) => void
  onTime: (date: Date) => void
  withTime?: boolean | undefined
  past?: boolean | undefined
}

/** An example date for the placeholder. */
const example = new Date()

/** A field for a day, and optionally a time, in the user's date format. */
export function DateEntry({ value, onDay, onTime, withTime, past }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const locale = dateLocale(formats.locale)
  const [typed, setTyped] = useState<string>()
  const [isWrong, setIsWrong] = useState(false)

  function accept() {
    if (typed === undefined) return
    const day = readDay(typed.trim(), { pattern: formats.date, locale, now: new Date(), past })
    setIsWrong(!isValid(day))
    if (!isValid(day)) return
    setTyped(undefined)
    onDay(day)
  }

  function changeTime(time: string) {
    const [hours, minutes] = time.split(':').map(Number)
    if (value && hours !== undefined && minutes !== undefined) onTime(set(value, { hours, minutes }))
  }

  return (
    <div className={row}>
      <Input
        size="sm"
        inputMode="numeric"
        aria-label={t`Date`}
        aria-invalid={isWrong || undefined}
        placeholder={format(example, formats.date, { locale })}
        value={typed ?? (value ? format(value, formats.date, { locale }) : '')}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => typed && accept()}
        onKeyDown={onEnter(accept)}
      />
      {withTime && (
        <TimeEntry disabled={!value} value={value ? format(value, 'HH:mm') : ''} onChange={changeTime} />
      )}
    </div>
  )
}

const row = css({ display: 'flex', gap: '2' })
