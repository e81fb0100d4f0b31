import { useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import type { RequestField } from '#src/contract/shop/documents/request.ts'
import { dayOfValue, kindOf } from '#src/features/requests/request-words.ts'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { TimeEntry } from '#src/ui/date/time-entry.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { useBoundField } from '#src/ui/form/schema/use-bound-field.ts'

interface Props {
  field: RequestField
  label: string
}

const MAX_HOURS = 24

/** Returns a day as `yyyy-MM-dd`. */
const textOfDay = (date: Date | null) =>
  date
    ? [date.getFullYear(), date.getMonth() + 1, date.getDate()]
        .map(part => String(part).padStart(2, '0'))
        .join('-')
    : ''
const numberOf = (value: string) => (value === '' ? null : Number(value))
const textOfNumber = (value: number | null) => (value === null ? '' : String(value))

/** A required value of a request: a day, a time, an amount, a number of hours, or words. */
export function ValueField({ field, label }: Props) {
  const { t } = useLingui()
  const { value, change, leave, error } = useBoundField<string>()
  return (
    <Field label={label} required error={error}>
      {kindOf[field] === 'day' && (
        <DatePicker
          label={label}
          placeholder={t`Choose a day`}
          value={dayOfValue(value)}
          onChange={day => change(textOfDay(day))}
        />
      )}
      {kindOf[field] === 'time' && (
        <TimeEntry size="md" label={label} value={value} onLeave={leave} onChange={change} />
      )}
      {kindOf[field] === 'money' && (
        <MoneyInput
          value={numberOf(value)}
          onBlur={leave}
          onChange={amount => change(textOfNumber(amount))}
        />
      )}
      {kindOf[field] === 'hours' && (
        <NumberInput
          decimals={2}
          max={MAX_HOURS}
          value={numberOf(value)}
          onBlur={leave}
          onChange={hours => change(textOfNumber(hours))}
        />
      )}
      {kindOf[field] === 'text' && (
        <Input value={value} maxLength={1000} onBlur={leave} onChange={event => change(event.target.value)} />
      )}
    </Field>
  )
}
