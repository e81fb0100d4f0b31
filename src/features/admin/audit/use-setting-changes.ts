import { useLingui } from '@lingui/react/macro'
import { useMethodNames } from '#src/blocks/shop/documents/methods.tsx'
import type { AuditLine } from '#src/contract/shop/audit.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { settingFields } from './setting-fields.ts'

/** Returns a function that returns each changed setting of a line of the audit log, with its value before and after. */
export function useSettingChanges() {
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
  const fieldsOf = (text: string) =>
    settingFields(text, names, (name, value) => values[name]?.(value) ?? value)
  return ({ before, after }: Pick<AuditLine, 'before' | 'after'>) => {
    const earlier = new Map(fieldsOf(before ?? '').map(({ label, value }) => [label, value]))
    return fieldsOf(after).map(({ label, value }) => ({
      label,
      before: earlier.get(label) ?? null,
      after: value,
    }))
  }
}
