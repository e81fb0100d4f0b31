import { useLingui } from '@lingui/react/macro'
import type { Reason } from './read-rows.ts'

/** Why a row is left out, in the user's language. */
export function useReasonText() {
  const { t } = useLingui()
  return (reason: Reason): string => {
    switch (reason.code) {
      case 'empty':
        return t`It has neither a name nor a number nor an address.`
      case 'extraCells':
        return t`It has more cells than there are columns.`
    }
    const { code, text } = reason
    switch (code) {
      case 'email':
        return t`“${text}” is not an e-mail address.`
      case 'birthday':
        return t`“${text}” is not a date.`
      case 'tooLong':
        return t`“${text}…” is too long.`
    }
  }
}
