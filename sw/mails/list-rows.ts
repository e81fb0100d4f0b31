import type { Mail } from '#src/contract/mails.ts'
import { threadKey } from '#src/lib/mail/thread-key.ts'
import { fold } from '#src/lib/text/fold.ts'
import { db } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'

/** A mail with the fields by which lists are filtered. */
export interface MailListRow
  extends Pick<Mail, 'id' | 'date' | 'folder' | 'starred' | 'important' | 'unread' | 'labels'> {
  attached: boolean
  /** Folded (see `fold`). */
  sender: string
  /** ISO date-time, or empty. */
  snoozed: string
  /** See `threadKey`. */
  thread: string
}

/** Whether a mail is left out of the inbox at a time (ISO date-time). */
export const isAsleep = ({ snoozed }: Pick<MailListRow, 'snoozed'>, now: string) => snoozed > now

/** Returns the fields of each mail by which lists are filtered, newest first. */
export const mailListRows = listCache(
  // Another name than in earlier releases, whose stored rows lack the last two fields.
  'mailRows',
  db.mails,
  ({
    id,
    date,
    folder,
    starred,
    important,
    unread,
    labels,
    attachments,
    from,
    subject,
    snoozedUntil,
  }: Mail): MailListRow => ({
    id,
    date,
    folder,
    starred,
    important,
    unread,
    labels,
    attached: attachments.length > 0,
    sender: fold(from.contact),
    snoozed: snoozedUntil ?? '',
    thread: threadKey(subject),
  }),
  (a, b) => (a.date === b.date ? order(b.id, a.id) : order(b.date, a.date)),
)

/**
 * Returns the fields of each mail that a search reads and shows. The text is folded and begins with the subject. This
 * needs a hundred times as much memory, so it is cached only after the first search.
 */
const mailTexts = listCache(
  'mailTexts',
  db.mails,
  ({ id, subject, from, to, cc = [], content }: Mail) => ({
    id,
    subject,
    from: from.contact,
    text: fold(
      [subject, from.contact, to, ...cc, content.replace(/<[^<>]*>|\s+/g, ' ').replace(/ {2,}/g, ' ')].join(
        '\n',
      ),
    ),
  }),
  (a, b) => order(a.id, b.id),
)

type MailText = Awaited<ReturnType<typeof mailTexts>>[number]

/** A mail with the fields of the list and of the search. */
export interface MailLine extends Omit<MailText, 'id'> {
  mail: MailListRow
}

let known:
  | { mails: readonly MailListRow[]; texts: readonly MailText[]; lines: readonly MailLine[] }
  | undefined

/** Returns both rows of each mail, newest first. It returns the same array until one of the two lists changes. */
export async function mailLines(): Promise<readonly MailLine[]> {
  const [mails, texts] = await Promise.all([mailListRows(), mailTexts()])
  if (known?.mails !== mails || known.texts !== texts) {
    const textOf = new Map(texts.map(row => [row.id, row]))
    const lines = mails.flatMap(mail => {
      const row = textOf.get(mail.id)
      return row ? { mail, subject: row.subject, from: row.from, text: row.text } : []
    })
    known = { mails, texts, lines }
  }
  return known.lines
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b))
