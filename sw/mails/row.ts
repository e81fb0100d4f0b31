import type { Mail } from '#src/contract/mails.ts'
import { fold } from '#src/lib/fold.ts'

/** A mail with what its lists are found by; these columns are kept on every write and never leave the server. */
export interface MailRow extends Mail {
  /** Each is the mail's date and is there only while its flag is set: IndexedDB cannot index booleans. */
  starredAt?: string
  importantAt?: string
  unreadAt?: string
  /** The folder that an unread mail is in. */
  unreadIn?: string
  labelDates: string[]
  /** What a search reads, folded. */
  text: string
}

export const toRow = (mail: Mail): MailRow => ({
  ...mail,
  ...(mail.starred && { starredAt: mail.date }),
  ...(mail.important && { importantAt: mail.date }),
  ...(mail.unread && { unreadAt: mail.date, unreadIn: mail.folder }),
  labelDates: mail.labels.map(label => labelPrefix(label) + mail.date),
  text: fold(
    [
      mail.subject,
      mail.from.contact,
      mail.to,
      ...(mail.cc ?? []),
      mail.content.replace(/<[^>]*>/g, ' '),
    ].join('\n'),
  ),
})

export const toMail = ({
  starredAt: _starredAt,
  importantAt: _importantAt,
  unreadAt: _unreadAt,
  unreadIn: _unreadIn,
  labelDates: _labelDates,
  text: _text,
  ...mail
}: MailRow): Mail => mail

/** What the `labelDates` of one label begin with. */
export const labelPrefix = (label: string) => `${label}|`
