import { useLingui } from '@lingui/react/macro'
import type { RequestField, RequestType } from '#src/contract/shop/documents/request.ts'
import { formatDate } from '#src/lib/format/dates.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** How the value of a field is written and read. */
type FieldKind = 'day' | 'time' | 'money' | 'hours' | 'text'

export const kindOf: Readonly<Record<RequestField, FieldKind>> = {
  from: 'day',
  to: 'day',
  day: 'day',
  hours: 'hours',
  time: 'time',
  shift: 'text',
  item: 'text',
  amount: 'money',
  price: 'money',
}

/** Returns the names of the types of requests. */
export function useTypeNames(): Readonly<Record<RequestType, string>> {
  const { t } = useLingui()
  return {
    leave: t`Time off`,
    shift: t`Change of a shift`,
    overtime: t`Overtime`,
    late: t`Coming late`,
    advance: t`Salary advance`,
    expense: t`Expense to be paid back`,
    purchase: t`Purchase for the shop`,
    price: t`Change of a price`,
    other: t`Another request`,
  }
}

/** Returns the names of the fields of requests. */
export function useFieldNames(): Readonly<Record<RequestField, string>> {
  const { t } = useLingui()
  return {
    from: t`From the day`,
    to: t`To the day`,
    day: t`Day`,
    hours: t`Hours`,
    time: t`Start of the shift`,
    shift: t`Shift`,
    item: t`Wanted item`,
    amount: t`Amount`,
    price: t`Price`,
  }
}

/** Returns the day of a value, which is `yyyy-MM-dd` or an ISO date-time; `null` when it is none. */
export function dayOfValue(value: string): Date | null {
  const date = new Date(value.length === 10 ? `${value}T00:00:00` : value)
  return value === '' || Number.isNaN(date.getTime()) ? null : date
}

/** Returns a function that writes the value of a field in the formats of the user; empty for none. */
export function useValueText() {
  const formats = useFormats()
  return (field: RequestField, value: string): string => {
    const kind = kindOf[field]
    const day = kind === 'day' ? dayOfValue(value) : null
    if (day) return formatDate(day, formats)
    const number = value === '' ? Number.NaN : Number(value)
    if (Number.isNaN(number)) return value
    if (kind === 'money') return formatMoney(number, formats)
    return kind === 'hours' ? formatNumber(number, formats) : value
  }
}
