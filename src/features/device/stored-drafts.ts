import { client } from '#src/api/client.ts'
import { type Contact, contacts } from '#src/contract/contacts.ts'
import { mails } from '#src/contract/mails.ts'
import { type Note, notes } from '#src/contract/notes.ts'
import { type Task, tasks } from '#src/contract/tasks.ts'
import { drafts, dropDraft, loadDraft } from '#src/device/drafts.ts'
import { isOnScreen } from '#src/device/unsaved.ts'

/** Reads the stored text of one field, in the form in which the field keeps its draft. */
type Read = (id: string, field: string, part: string) => Promise<string | null | undefined>

const readers: Record<string, Read> = {
  async task(id, field, part) {
    const task: Task = await client(tasks).get({ query: { id } })
    if (field === 'step') return task.subTasks.find(step => step.id === part)?.title
    return field === 'title' || field === 'notes' ? (task[field] ?? '') : undefined
  },
  async contact(id, field) {
    const contact = await client(contacts).get({ query: { id } })
    return contactTexts[field]?.(contact)
  },
  async note(id, field) {
    const note = (await client(notes).list()).find(note => note.id === id)
    return note && noteTexts[field]?.(note)
  },
}

const contactTexts: Record<string, (contact: Contact) => string | null | undefined> = {
  name: ({ name }) => name,
  title: ({ title, job }) => title ?? job?.title ?? '',
  company: ({ company, job }) => company ?? job?.company ?? '',
  address: ({ address }) => address ?? '',
  notes: ({ notes }) => notes ?? '',
  emails: ({ emails }) => JSON.stringify(emails),
  phones: ({ phoneNumbers }) => JSON.stringify(phoneNumbers),
}

const noteTexts: Record<string, (note: Note) => string> = {
  title: ({ title }) => title,
  content: ({ content }) => content,
  tasks: ({ tasks }) => JSON.stringify(tasks ?? []),
}

/** Compares a letter in the form of `features/mails/compose` with the stored mail. */
async function isStoredMail(id: string, text: string): Promise<boolean> {
  const letter = JSON.parse(text)
  const mail = await client(mails).get({ query: { id } })
  const shape = ({ to, cc = [], bcc = [], subject, attachments }: typeof mail) =>
    JSON.stringify([to, cc, bcc, subject, attachments])
  return shape(letter) === shape(mail) && letter.words + letter.quote === mail.content
}

async function isStored(name: string, text: string): Promise<boolean> {
  const [kind = '', id = '', field = '', part = ''] = name.split('.')
  if (kind === 'mail') return id !== '' && isStoredMail(id, text)
  const stored = await readers[kind]?.(id, field, part)
  return typeof stored === 'string' && stored.trim() === text.trim()
}

/**
 * Drops drafts of earlier pages whose text is stored: their save succeeded, but the page was closed before the reply
 * came. A field on screen compares its own draft. If the stored text cannot be read, the draft stays.
 */
export async function dropStoredDrafts() {
  for (const { name, text } of drafts()) {
    if (isOnScreen(name)) continue
    const isKept = await isStored(name, text).catch(() => false)
    if (isKept && loadDraft(name)?.text === text && !isOnScreen(name)) dropDraft(name)
  }
}
