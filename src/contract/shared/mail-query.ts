import * as v from 'valibot'
import { shortText } from '#src/contract/core/fields.ts'

/**
 * Selects the mails of a folder (`snoozed` for the mails that are snoozed now) that have the filter's flag and the label:
 * those that are given are combined. `query` narrows the list further.
 */
export const MailQuery = v.object({
  folder: v.optional(shortText),
  filter: v.optional(shortText),
  label: v.optional(shortText),
  /** Beyond the specification: words in the subject, the text or the names of people. */
  query: v.optional(shortText, ''),
  /** Only mails with attachments, or only unread mails. */
  attached: v.optional(v.literal('true')),
  unread: v.optional(v.literal('true')),
  /** Part of the sender's name or address. */
  from: v.optional(shortText),
})

export const PageNumber = v.pipe(shortText, v.digits(), v.transform(Number), v.minValue(1))
