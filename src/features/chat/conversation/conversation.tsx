import { type ReactNode, useEffect } from 'react'
import { client } from '#src/api/client.ts'
import { type ChatContact, chat } from '#src/contract/chat.ts'
import { usePresent } from '#src/features/chat/present.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { css } from '#styled-system/css'
import { MessageBox } from './message-box.tsx'
import { MessageList } from './message-list.tsx'
import { useLines } from './use-lines.ts'

const api = client(chat)

interface Props {
  userId: string
  contact: ChatContact
  /** The level of the heading with the name; the days have the next one. */
  level: 2 | 3
  /** The time of the message to show first. */
  at?: string | undefined
  /** Before the name: the way back. */
  lead?: ReactNode
  /** After the name. */
  tools?: ReactNode
  /** The id of the field for a new message. */
  fieldId?: string
}

/** The conversation between the user and a colleague, with a field for a new message. */
export function Conversation({ userId, contact, level, at, lead, tools, fieldId }: Props) {
  const { id, name, avatar, index, unreadCount } = contact
  const conversation = useLines(userId, id)
  const isPresent = usePresent().has(id)
  const Heading = `h${level}` as const
  useMarkAsRead(id, unreadCount)
  const { history } = conversation
  useEffect(() => {
    if (at) void history.loadSince(at)
  }, [history, at])

  return (
    <>
      <div className={who}>
        {lead}
        <Avatar
          decorative
          size="sm"
          name={name}
          image={avatar}
          colour={index}
          presence={isPresent ? 'online' : undefined}
        />
        <Heading className={nameStyle}>{name}</Heading>
        {tools}
      </div>
      <MessageList
        userId={userId}
        name={name}
        conversation={conversation}
        level={level === 2 ? 3 : 4}
        at={at}
      />
      <MessageBox userId={userId} peerId={id} name={name} id={fieldId} />
    </>
  )
}

/** Marks the shown messages as read while the page is visible. */
function useMarkAsRead(userID: string, unread: number) {
  useEffect(() => {
    if (unread === 0) return
    const markAsRead = () => {
      if (!document.hidden) void api.markAsRead({ body: { userID } }).catch(() => undefined)
    }
    markAsRead()
    document.addEventListener('visibilitychange', markAsRead)
    return () => document.removeEventListener('visibilitychange', markAsRead)
  }, [userID, unread])
}

const who = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  height: 'topbar',
  paddingInline: '5',
  borderBlockEnd: 'hairline',
})
const nameStyle = css({ flex: '1', minWidth: '0', fontWeight: 'title', truncate: true })
