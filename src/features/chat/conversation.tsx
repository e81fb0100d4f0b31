import { useEffect } from 'react'
import { client } from '#src/api/client.ts'
import { type ChatContact, chat } from '#src/contract/chat.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { css } from '#styled-system/css'
import { MessageBox } from './message-box.tsx'
import { MessageList } from './message-list.tsx'
import { usePresent } from './present.ts'
import { useLines } from './use-lines.ts'

const api = client(chat)

/** The conversation between the user and a colleague, with a field for a new message. */
export function Conversation({ userId, contact }: { userId: string; contact: ChatContact }) {
  const { id, name, avatar, index, unreadCount } = contact
  const { lines, error } = useLines(userId, id)
  const isPresent = usePresent().has(id)
  useMarkAsRead(id, unreadCount)

  return (
    <>
      <div className={who}>
        <Avatar
          decorative
          size="sm"
          name={name}
          image={avatar}
          colour={index}
          presence={isPresent ? 'online' : undefined}
        />
        <h3 className={nameStyle}>{name}</h3>
      </div>
      <MessageList userId={userId} name={name} lines={lines} hasFailed={Boolean(error)} />
      <MessageBox userId={userId} peerId={id} name={name} />
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
const nameStyle = css({ minWidth: '0', fontWeight: 'title', truncate: true })
