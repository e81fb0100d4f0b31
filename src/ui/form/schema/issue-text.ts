import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

/** An issue of valibot: why a value does not match its schema. */
interface Issue {
  /** The rule that failed, such as `max_length`. */
  type?: string
  /** The parameter of the rule, such as 1000. */
  requirement?: unknown
}

/** Returns whether a value is empty. */
export const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Returns what is wrong with a value and how to correct it, in the user's language. */
export function issueText({ type, requirement }: Issue): string {
  const limit = () => i18n.number(Number(requirement), { maximumFractionDigits: 20 })
  switch (type) {
    case 'non_empty':
    case 'min_length':
      return t`Fill this in.`
    case 'max_length':
      return t`At most ${{ count: limit() }} characters.`
    case 'min_value':
      return t`At least ${{ least: limit() }}.`
    case 'max_value':
      return t`At most ${{ most: limit() }}.`
    case 'email':
      return t`This is not an e-mail address.`
    case 'picklist':
      return t`Choose one of the list.`
    default:
      return t`This cannot be used here.`
  }
}
