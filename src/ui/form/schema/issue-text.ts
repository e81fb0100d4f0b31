import { t } from '@lingui/core/macro'

/** What valibot says of a value that breaks a schema. */
interface Issue {
  /** The rule that it breaks, such as `max_length`. */
  type?: string
  /** What the rule asks for, such as 1000. */
  requirement?: unknown
}

/** Whether a rule is broken because nothing is there. */
export const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** What is wrong with a value and how to mend it, in the user's language. */
export function issueText({ type, requirement }: Issue): string {
  switch (type) {
    case 'non_empty':
    case 'min_length':
      return t`Fill this in.`
    case 'max_length':
      return t`At most ${{ count: String(requirement) }} characters.`
    case 'min_value':
      return t`At least ${{ least: String(requirement) }}.`
    case 'max_value':
      return t`At most ${{ most: String(requirement) }}.`
    case 'email':
      return t`This is not an e-mail address.`
    case 'picklist':
      return t`Choose one of the list.`
    default:
      return t`This cannot be used here.`
  }
}
