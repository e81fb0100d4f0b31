import { flag, oneOf, ordinal, searchParams, text } from '#src/lib/url/search-params.ts'

export type MailboxSearch = ReturnType<typeof MailboxSearch>
export const MailboxSearch = searchParams({
  /** From 1. */
  page: ordinal,
  q: text,
  attached: flag,
  unread: flag,
  from: text,
  /** The letter that is being written: a draft's id, or `new`. */
  compose: text,
  /** Whom a new letter goes to. */
  to: text,
  /** The answer below the mail: how it is answered, or the id of its draft. */
  reply: text,
  labels: oneOf('edit'),
})

/** What decides which mails a list shows. */
export const listDeps = ({ search: { page, q, attached, unread, from } }: { search: MailboxSearch }) => ({
  page,
  q,
  attached,
  unread,
  from,
})
