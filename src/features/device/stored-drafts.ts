import { client } from '#src/api/client.ts'
import { boards } from '#src/contract/boards.ts'
import { type Contact, contacts } from '#src/contract/contacts.ts'
import { files } from '#src/contract/files.ts'
import { mails } from '#src/contract/mails.ts'
import { type Note, notes } from '#src/contract/notes.ts'
import type { Card } from '#src/contract/shared/board-rows.ts'
import { type Task, tasks } from '#src/contract/tasks.ts'
import { type Draft, drafts, dropDraft, loadDraft } from '#src/device/drafts/drafts.ts'
import { isOnScreen } from '#src/device/drafts/unsaved.ts'

/**
 * Reads the stored text of one field, in the form in which the field keeps its draft. `path` is the address on which it
 * was typed.
 */
type Read = (id: string, field: string, part: string, path: string) => Promise<string | null | undefined>

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
  async file(id, field) {
    const { item } = await client(files).get({ query: { id } })
    return field === 'name' ? item.name : field === 'description' ? (item.description ?? '') : undefined
  },
  // The name of the draft is without the board, and no call returns a card by its id.
  async card(id, field, _, path) {
    const [, boardId] = /\/scrumboard\/([^/?]+)/.exec(path) ?? []
    if (boardId === undefined) return undefined
    const { lists } = await client(boards).get({ query: { id: boardId } })
    const card = lists.flatMap(({ cards }) => cards).find(card => card.id === id)
    return card && cardTexts[field]?.(card)
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

const cardTexts: Record<string, (card: Card) => string> = {
  title: ({ title }) => title,
  description: ({ description }) => description ?? '',
  steps: ({ steps }) => JSON.stringify(steps),
}

const noteTexts: Record<string, (note: Note) => string> = {
  title: ({ title }) => title,
  content: ({ content }) => content,
  tasks: ({ tasks }) => JSON.stringify(tasks ?? []),
}

/** Compares a draft in the form of `features/mails/compose` with the stored mail. */
async function isStoredMail(id: string, text: string): Promise<boolean> {
  const draft = JSON.parse(text)
  const mail = await client(mails).get({ query: { id } })
  const shape = ({ to, cc = [], bcc = [], subject, attachments }: typeof mail) =>
    JSON.stringify([to, cc, bcc, subject, attachments])
  return shape(draft) === shape(mail) && draft.words + draft.quote === mail.content
}

async function isStored({ name, text, path }: Draft): Promise<boolean> {
  const [kind = '', id = '', field = '', part = ''] = name.split('.')
  if (kind === 'mail') return id !== '' && isStoredMail(id, text)
  const stored = await readers[kind]?.(id, field, part, path)
  return typeof stored === 'string' && stored.trim() === text.trim()
}

/**
 * Drops drafts of earlier pages whose text is stored: their save succeeded, but the page was closed before the reply
 * came. A field on screen compares its own draft. If the stored text cannot be read, the draft stays.
 */
export async function dropStoredDrafts() {
  for (const draft of drafts()) {
    const { name, text } = draft
    if (isOnScreen(name)) continue
    const isKept = await isStored(draft).catch(() => false)
    if (isKept && loadDraft(name)?.text === text && !isOnScreen(name)) dropDraft(name)
  }
}
