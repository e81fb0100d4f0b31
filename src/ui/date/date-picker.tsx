import { CalendarDaysIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import type { Formats } from '#src/lib/format/formats.ts'
import { FieldContext, useFieldProps } from '#src/ui/form/field-context.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { type InputVariantProps, input } from '#styled-system/recipes'

interface Props extends InputVariantProps {
  value: Date | null
  onChange: (value: Date | null) => void
  /** The accessible name of the calendar: "Due date". */
  label: string
  /** Adds a field for the time of day. */
  withTime?: boolean
  /**
   * For a date in the past, such as a birthday: the year is chosen from a list, and there is no shortcut for tomorrow.
   */
  past?: boolean
  placeholder?: string
  disabled?: boolean
  className?: string
}

const Calendar = lazyWithRetry(() => import('./calendar.tsx').then(module => module.Calendar))

/** A field for a day that is chosen or typed. The calendar loads when the pointer or the focus reaches the field. */
export function DatePicker({ value, onChange, label, withTime, past, placeholder, size, ...props }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const shown = value ? written(value, formats, withTime) : (placeholder ?? t`No date`)
  const valueId = useId()
  const { 'aria-required': _, ...field } = { id: undefined, 'aria-required': undefined, ...useFieldProps() }

  const trigger = (
    <button
      type="button"
      {...field}
      aria-label={field.id ? undefined : `${label}: ${shown}`}
      aria-labelledby={field.id && `${field.id}-label ${valueId}`}
      disabled={props.disabled}
      className={cx(input({ size }), look, props.className)}
    >
      <CalendarDaysIcon />
      <span id={valueId} data-empty={!value || undefined}>
        {shown}
      </span>
    </button>
  )

  return (
    <Popover trigger={trigger} label={label} width="auto" preload={Calendar.preload}>
      {close => (
        // The label of the field belongs to the trigger; the controls of the calendar have their own labels.
        <FieldContext value={null}>
          <Calendar value={value} onChange={onChange} withTime={withTime} past={past} close={close} />
        </FieldContext>
      )}
    </Popover>
  )
}

const written = (date: Date, formats: Formats, withTime?: boolean) =>
  withTime ? `${formatDate(date, formats)}, ${formatTime(date, formats.locale)}` : formatDate(date, formats)

const look = css({
  textAlign: 'start',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { color: 'subtle' },
  '& [data-empty]': { color: 'placeholder' },
})
