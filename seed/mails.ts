import type { Mail } from '#src/contract/mails.ts'
import { drafts } from './mails/drafts.ts'
import { type Entry, toMail } from './mails/entry.ts'
import { inbox } from './mails/inbox.ts'
import { earlier } from './mails/inbox-earlier.ts'
import { sent } from './mails/sent.ts'
import { spam, trash } from './mails/spam-and-trash.ts'

const place = (title: string, icon: string) => {
  const slug = title.toLowerCase()
  return { id: slug, title, slug, icon }
}

const label = (title: string, color: string, position: number) => {
  const slug = title.toLowerCase()
  return { id: slug, title, slug, color, position }
}

const folder = (id: string, entries: Entry[]) => entries.map((entry, index) => toMail(entry, id, index))

/** spec: sample-data.md section 3, Mailbox */
export const mails: Record<'sets' | 'mailLabels' | 'mails', object[]> & { mails: Mail[] } = {
  sets: [
    {
      id: 'mailFolders',
      value: [
        place('Inbox', 'inbox'),
        place('Sent', 'paper-airplane'),
        place('Drafts', 'document'),
        place('Spam', 'no-symbol'),
        place('Trash', 'trash'),
      ],
    },
    { id: 'mailFilters', value: [place('Starred', 'star'), place('Important', 'bookmark')] },
    { id: 'mailSettings', value: { messageLayout: 'right' } },
  ],
  mailLabels: [
    label('Personal', 'blue', 0),
    label('Work', 'indigo', 1),
    label('Payments', 'red', 2),
    label('Invoices', 'teal', 3),
    label('Accounts', 'purple', 4),
    label('Forums', 'green', 5),
  ],
  mails: [
    ...folder('inbox', [...inbox, ...earlier]),
    ...folder('sent', sent),
    ...folder('drafts', drafts),
    ...folder('spam', spam),
    ...folder('trash', trash),
  ],
}
