import type { ChatContact, ChatMessage } from '#src/contract/chat.ts'
import type { Attachment } from '#src/contract/shared/attachments.ts'
import type { QueuedMessage } from '#src/device/database.ts'
import { draftNameOf } from '#src/features/chat/draft-name.ts'
import { fold } from '#src/lib/text/fold.ts'

/** A conversation in the list. */
export interface Chat {
  contact: ChatContact
  last?: LastMessage
  /** The text that was written and not sent. */
  draft: string
}

/** The last message of a conversation: a stored one, or one in the outbox. */
export interface LastMessage {
  text: string
  date: string
  isMine: boolean
  /** It has not arrived yet, or it was refused. */
  state?: 'waits' | 'failed'
}

interface Sources {
  userId: string
  contacts: readonly ChatContact[]
  latest: readonly ChatMessage[]
  outbox: readonly QueuedMessage[]
  /** Texts that were written and not sent, by `draftNameOf`. */
  drafts: ReadonlyMap<string, string>
  /** A conversation that is listed even without a message. */
  openId: string | undefined
}

/**
 * Returns the conversations with a message or a draft, those with unread messages first, then by the time of the last
 * message, newest first.
 */
export function chatsOf({ userId, contacts, latest, outbox, drafts, openId }: Sources): Chat[] {
  const lastOf = new Map(
    latest.map(({ isMine, toID, fromID, text, date, attachments }): [string, LastMessage] => [
      isMine ? toID : fromID,
      { text: text || nameOf(attachments), date, isMine },
    ]),
  )
  const sent = new Set(latest.map(({ id }) => id))
  for (const { id, fromID, toID, text, at, problem, attachments } of outbox)
    if (fromID === userId && !sent.has(id))
      lastOf.set(toID, {
        text: text || nameOf(attachments),
        date: new Date(at).toISOString(),
        isMine: true,
        state: problem ? 'failed' : 'waits',
      })
  return contacts
    .map(contact => {
      const last = lastOf.get(contact.id)
      return {
        contact,
        draft: drafts.get(draftNameOf(userId, contact.id))?.trim() ?? '',
        ...(last && { last }),
      }
    })
    .filter(({ contact, last, draft }) => last || draft || contact.id === openId)
    .toSorted(byUnreadAndTime)
}

/** A message without a text is shown by the name of its first file. */
const nameOf = ([file]: readonly Attachment[] = []) => file?.name ?? ''

function byUnreadAndTime(a: Chat, b: Chat): number {
  const unread = Number(b.contact.unreadCount > 0) - Number(a.contact.unreadCount > 0)
  if (unread !== 0) return unread
  const [one, other] = [a.last?.date ?? '', b.last?.date ?? '']
  return one === other ? 0 : one < other ? 1 : -1
}

/** Returns the conversations with every word of a search in the name or the last message. */
export function findChats(chats: readonly Chat[], query: string): readonly Chat[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return chats
  return chats.filter(({ contact, last }) => {
    const text = fold(`${contact.name}\n${last?.text ?? ''}`)
    return words.every(word => text.includes(word))
  })
}

/** Returns the colleagues with every word of a search in the name. */
export function findColleagues(contacts: readonly ChatContact[], query: string): readonly ChatContact[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return contacts.filter(({ name }) => words.every(word => fold(name).includes(word)))
}
