import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDue } from '#src/lib/format/dates.ts'
import { Calendar } from '#src/ui/date/calendar.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { snoozeTimes } from './snooze-times.ts'

interface Props {
  until: Date | undefined
  onChoose: (until: Date | null) => void
}

/** The offered times, and a calendar for any other one. */
export function SnoozePanel({ until, onChoose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const [now] = useState(() => new Date())
  const [isOther, setOther] = useState(false)
  const [day, setDay] = useState<Date | null>(null)
  const { today, tomorrow, nextWeek } = snoozeTimes(now)

  if (isOther)
    return (
      <Calendar
        withTime
        value={day}
        onChange={setDay}
        close={() => (day && day > now ? onChoose(day) : setOther(false))}
      />
    )

  const times = [
    ...(today ? [{ label: t`Later today`, time: today }] : []),
    { label: t`Tomorrow`, time: tomorrow },
    { label: t`Next week`, time: nextWeek },
  ]

  return (
    <ul className={list}>
      {times.map(({ label, time }) => (
        <li key={label}>
          <button type="button" className={line} onClick={() => onChoose(time)}>
            <span className={css({ flex: '1' })}>{label}</span>
            <span className={when}>{formatDue(time.toISOString(), now, formats)}</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={line} onClick={() => setOther(true)}>
          <Trans>Choose a day…</Trans>
        </button>
      </li>
      {until && (
        <li>
          <button type="button" className={line} onClick={() => onChoose(null)}>
            <Trans>End the snooze</Trans>
          </button>
        </li>
      )}
    </ul>
  )
}

const list = css({ minWidth: '64' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'md',
  textAlign: 'start',
  _hover: { background: 'hover' },
})
const when = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
