import type { Mail } from '#src/contract/mails.ts'
import { attachments, type FileName } from './attachments.ts'
import { me, type PersonName, people } from './people.ts'

/** A mail in short form. With `from` it is a mail to the shop, with `to` a mail from the shop. */
export interface Entry {
  from?: PersonName
  to?: PersonName[]
  cc?: PersonName[]
  bcc?: PersonName[]
  date: string
  subject: string
  /** Lines of plain text; HTML if it begins with a tag. */
  content: string
  files?: FileName[]
  /** Any of `unread`, `starred` and `important`. */
  flags?: string
  labels?: string[]
}

/** Returns the mail of an entry. */
export const toMail = (entry: Entry, folder: string, index: number): Mail => {
  const { from, to, cc, bcc, date, subject, content, files = [], flags = '', labels = [] } = entry
  return {
    id: `${folder}-${index + 1}`,
    type: 'mail',
    from: from ? people[from] : me,
    to: to ? contacts(to).join(', ') : me.contact,
    ...(cc && { cc: contacts(cc) }),
    ...(bcc && { bcc: contacts(bcc) }),
    date,
    subject,
    content: content.trim(),
    attachments: files.map(name => attachments[name]),
    starred: flags.includes('starred'),
    important: flags.includes('important'),
    unread: flags.includes('unread'),
    folder,
    labels,
  }
}

const contacts = (names: PersonName[]) => names.map(name => people[name].contact)
