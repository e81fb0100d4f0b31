import { useLingui } from '@lingui/react/macro'
import { useMethodNames } from '#src/blocks/shop/documents/methods.tsx'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { settingText } from './setting-text.ts'

/** Returns a function that returns a change of the shop's settings for people. */
export function useSettingText() {
  const { t } = useLingui()
  const formats = useFormats()
  const methods: Readonly<Record<string, string>> = useMethodNames()
  const vatModes: Readonly<Record<string, string>> = {
    inside: t`Inside the price`,
    onTop: t`On top of the price`,
  }
  const names = {
    vatMode: t`VAT`,
    cashStep: t`Rounding of cash`,
    discountLimitPercent: t`Discount without a manager, at most`,
    methods: t`Ways of paying at the till`,
    receiptFooter: t`Text at the foot`,
    receiptPaper: t`Usual paper`,
    companyName: t`Name of the shop`,
    companyAddress: t`Address`,
    phone: t`Telephone`,
    taxCode: t`Tax code`,
    logoUrl: t`Logo`,
  }
  const values: Partial<Record<keyof typeof names, (value: string) => string>> = {
    vatMode: value => vatModes[value] ?? value,
    cashStep: value => (value === '1' ? t`None` : formatMoney(Number(value), formats)),
    discountLimitPercent: value => `${value}%`,
    methods: value =>
      value
        .split(', ')
        .map(method => methods[method] ?? method)
        .join(', '),
    receiptPaper: width => t`${{ width }} mm`,
    logoUrl: value => (value ? t`A picture` : t`None`),
  }
  return (text: string) => settingText(text, names, (name, value) => values[name]?.(value) ?? value)
}
