import { flag, oneOf, ordinal, searchParams, text } from '#src/lib/url/search-params.ts'

export type MailboxSearch = ReturnType<typeof MailboxSearch>
export const MailboxSearch = searchParams({
  /** Starts at 1. */
  page: ordinal,
  q: text,
  attached: flag,
  unread: flag,
  from: text,
  /** The mail that is being written: a draft's id, or `new`. */
  compose: text,
  /** The recipient of a new mail. */
  to: text,
  /** The reply below the mail: its kind, or the id of its draft. */
  reply: text,
  labels: oneOf('edit'),
})

/** The parameters that decide which mails a list shows. */
export const listDeps = ({ search: { page, q, attached, unread, from } }: { search: MailboxSearch }) => ({
  page,
  q,
  attached,
  unread,
  from,
})
