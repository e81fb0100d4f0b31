import { useLingui } from '@lingui/react/macro'
import { columnName } from './fields.ts'
import type { Reason } from './read-rows.ts'

/** Why a row is left out, in the user's language. */
export function useReasonText() {
  const { t, i18n } = useLingui()
  return (reason: Reason): string => {
    switch (reason.code) {
      case 'noKey':
        return t`It has neither a SKU nor a barcode.`
      case 'noName':
        return t`A new product needs a name.`
      case 'duplicateInFile':
        return t`The same product is in the file twice.`
    }
    const { text } = reason
    const column = columnName(reason.field, i18n.locale)
    switch (reason.code) {
      case 'noNumber':
        return t`${column}: “${text}” is not a number.`
      case 'belowZero':
        return t`${column}: “${text}” is below 0.`
      case 'tooHigh':
        return t`${column}: “${text}” is too high.`
      case 'unknown':
        return t`${column}: there is no “${text}”.`
      case 'noYesNo':
        return t`${column}: “${text}” is neither yes nor no.`
      case 'tooLong':
        return t`${column}: the text is too long.`
    }
  }
}
