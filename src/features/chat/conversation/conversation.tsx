import { Trans } from '@lingui/react/macro'
import { type DragEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { client } from '#src/api/client.ts'
import { type ChatContact, chat } from '#src/contract/chat.ts'
import { draftNameOf } from '#src/features/chat/draft-name.ts'
import { usePresent } from '#src/features/chat/present.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { css } from '#styled-system/css'
import { MessageBox } from './message-box.tsx'
import { type Goal, MessageList } from './message-list.tsx'
import type { Line } from './message-rows.ts'
import { useAttach } from './use-attach.ts'
import { setReply, useDraft } from './use-draft.ts'
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

/** The conversation between the user and a colleague, with a field for a new message. Files can be dropped on it. */
export function Conversation({ userId, contact, level, at, lead, tools, fieldId }: Props) {
  const { id, name, avatar, index, unreadCount } = contact
  const conversation = useLines(userId, id)
  const isPresent = usePresent().has(id)
  const ownId = useId()
  const boxId = fieldId ?? ownId
  const draftName = draftNameOf(userId, id)
  const draft = useDraft(draftName)
  const files = useAttach(draftName, draft.attachments.length)
  const [goal, show] = useGoal(at)
  const Heading = `h${level}` as const
  useMarkAsRead(id, unreadCount)
  const { history } = conversation
  const since = goal?.at
  useEffect(() => {
    if (since) void history.loadSince(since)
  }, [history, since])

  function reply({ id: messageId, isMine, text, attachments, date }: Line) {
    const quoted = text || (attachments?.[0]?.name ?? '')
    setReply(draftName, { id: messageId, authorID: isMine ? userId : id, text: quoted, date })
    document.getElementById(boxId)?.focus()
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    files.attach([...event.dataTransfer.files])
  }

  return (
    <div role="presentation" className={frame} onDragOver={allowFiles} onDrop={drop}>
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
        <div className={words}>
          <Heading className={nameStyle}>{name}</Heading>
          {isPresent && (
            <p className={about}>
              <Trans>Online</Trans>
            </p>
          )}
        </div>
        {tools}
      </div>
      <MessageList
        userId={userId}
        name={name}
        conversation={conversation}
        level={level === 2 ? 3 : 4}
        goal={goal}
        onReply={reply}
        onShowQuoted={({ date }) => show(date)}
      />
      <MessageBox userId={userId} peerId={id} name={name} draft={draft} files={files} id={boxId} />
    </div>
  )
}

/** The message to show: the one in the address, then each one that the user asks for. */
function useGoal(at: string | undefined) {
  const [goal, setGoal] = useState<Goal | undefined>(at ? { at, turn: 0 } : undefined)
  const [lastAt, setLastAt] = useState(at)
  const show = (date: string) => setGoal(before => ({ at: date, turn: (before?.turn ?? 0) + 1 }))
  if (at !== lastAt) {
    setLastAt(at)
    if (at) show(at)
  }
  return [goal, show] as const
}

function allowFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
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

const frame = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' })
const who = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  height: 'topbar',
  paddingInline: '5',
  borderBlockEnd: 'hairline',
  _print: { '& :is(a, button)': { display: 'none' } },
})
const words = css({ flex: '1', minWidth: '0' })
const nameStyle = css({ fontWeight: 'title', truncate: true })
const about = css({ textStyle: 'caption', color: 'subtle', truncate: true })
