import { CalendarDaysIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { css, cx } from '#styled-system/css'
import { type InputVariantProps, input } from '#styled-system/recipes'
import { FieldContext, useFieldProps } from './field-context.ts'
import { lazily } from './lazily.tsx'
import { Popover } from './popover.tsx'

interface Props extends InputVariantProps {
  value: Date | null
  onChange: (value: Date | null) => void
  /** Names the calendar: "Due date". */
  label: string
  /** A time of day as well. */
  withTime?: boolean
  placeholder?: string
  disabled?: boolean
  className?: string
}

const Calendar = lazily(() => import('./calendar.tsx').then(module => module.Calendar))

/** A day, picked or typed. The calendar loads when someone reaches for it. */
export function DatePicker({ value, onChange, label, withTime, placeholder, size, ...props }: Props) {
  const { i18n } = useLingui()
  const valueId = useId()
  const { 'aria-required': _, ...field } = { id: undefined, 'aria-required': undefined, ...useFieldProps() }

  const trigger = (
    <button
      type="button"
      {...field}
      aria-label={field.id ? undefined : label}
      aria-labelledby={field.id && `${field.id}-label ${valueId}`}
      disabled={props.disabled}
      className={cx(input({ size }), look, props.className)}
    >
      <CalendarDaysIcon />
      <span id={valueId} data-empty={!value || undefined}>
        {value ? written(value, i18n.locale, withTime) : (placeholder ?? <Trans>No date</Trans>)}
      </span>
    </button>
  )

  return (
    <Popover trigger={trigger} label={label} width="auto" preload={Calendar.preload}>
      {close => (
        // The field's name and words are the trigger's; what is in the calendar has its own.
        <FieldContext value={null}>
          <Calendar value={value} onChange={onChange} withTime={withTime} close={close} />
        </FieldContext>
      )}
    </Popover>
  )
}

/** As date-fns writes `P` and `Pp`, without its code. */
function written(date: Date, locale: string, withTime?: boolean) {
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const time = { hour: 'numeric', minute: '2-digit' } as const
  return [
    new Intl.DateTimeFormat(locale, day).format(date),
    withTime && new Intl.DateTimeFormat(locale, time).format(date),
  ]
    .filter(Boolean)
    .join(', ')
}

const look = css({
  textAlign: 'start',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { color: 'subtle' },
  '& [data-empty]': { color: 'placeholder' },
})
