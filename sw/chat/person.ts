import type { Colleague } from '#src/contract/chat.ts'
import type { Contact } from '#src/contract/contacts.ts'
import { mayView } from '#sw/permissions/store.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { conversation } from './conversation.ts'

/** The files of this number of messages are listed. */
const MAX_WITH_FILES = 20

/** Returns what a user may know of a colleague. Rejects with 404 for an unknown person. */
export async function person(ownerId: string, peerId: string): Promise<Colleague> {
  const { index } = await getOr404(db.chatContacts, peerId, 'contact')
  const { id, name, avatar, email, status } = await getOr404(db.users, peerId, 'user')
  const mayViewArea = await mayView(ownerId)
  const [contact, messages, first, withFiles] = await Promise.all([
    mayViewArea('contacts')
      ? db.contacts.filter(({ emails }) => emails.some(own => own.email === email)).first()
      : undefined,
    conversation(ownerId, peerId).count(),
    conversation(ownerId, peerId).first(),
    conversation(ownerId, peerId)
      .reverse()
      .filter(({ attachments = [] }) => attachments.length > 0)
      .limit(MAX_WITH_FILES)
      .toArray(),
  ])
  return {
    id,
    name,
    avatar,
    index,
    email,
    status,
    contact: contact ? summary(contact) : null,
    messages,
    since: first?.date ?? null,
    attachments: withFiles.flatMap(({ attachments = [] }) => attachments),
  }
}

const summary = ({ id, title, company, job, phoneNumbers }: Contact) => ({
  id,
  title: title ?? job?.title ?? '',
  company: company ?? job?.company ?? '',
  phones: phoneNumbers.map(({ phoneNumber }) => phoneNumber),
})
