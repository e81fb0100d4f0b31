import { useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import type { ListField, Value } from './kind.ts'

/** Returns a function that returns a value as text in the user's formats. */
export function useValueText() {
  const { t } = useLingui()
  const formats = useFormats()
  return ({ type, options }: ListField, value: Value): string => {
    if (value === null || value === '') return ''
    if (type === 'flag') return value ? t`Yes` : t`No`
    if (type === 'choice') return options?.find(option => option.value === value)?.label ?? ''
    if (type === 'money' && typeof value === 'number') return formatMoney(value, formats)
    return typeof value === 'number' ? formatNumber(value, formats) : String(value)
  }
}
