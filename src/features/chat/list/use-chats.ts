import { useEffect } from 'react'
import { useSharedQuery } from '#src/api/shared-query.ts'
import { colleagues } from '#src/features/chat/colleagues.ts'
import { adoptDrafts, useDrafts } from '#src/features/chat/drafts.ts'
import { latest } from '#src/features/chat/latest.ts'
import { useQueuedMessages } from '#src/features/chat/queued.ts'
import { chatsOf } from './chats.ts'

/**
 * The colleagues and the conversations, both undefined until they are loaded. They are the data of the team-chat drawer
 * and of the counts in the header.
 */
export function useChats(userId: string, openId: string | undefined) {
  const people = useSharedQuery(colleagues)
  const last = useSharedQuery(latest)
  const outbox = useQueuedMessages()
  const drafts = useDrafts()

  // The header loads the colleagues when the page is idle; this screen shows them first.
  const isLoaded = people.data !== undefined
  useEffect(() => {
    if (!isLoaded) void colleagues.reload()
  }, [isLoaded])

  const contacts = people.data
  useEffect(() => {
    if (contacts)
      adoptDrafts(
        userId,
        contacts.map(({ id }) => id),
      )
  }, [userId, contacts])

  return {
    contacts,
    chats: contacts && last.data && chatsOf({ userId, contacts, latest: last.data, outbox, drafts, openId }),
    error: people.error ?? last.error,
    reload: () => void Promise.all([colleagues.reload(), latest.reload()]),
  }
}
