import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** Returns a function that says how much of a product is left. */
export function useLeftWords(): (left: number) => string {
  const { t } = useLingui()
  const formats = useFormats()
  return left => {
    const amount = formatNumber(Math.abs(left), formats)
    if (left > 0) return t`only ${amount} left`
    return left === 0 ? t`none left` : t`${amount} below zero`
  }
}
