import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { AttachmentList } from '#src/blocks/attachments/attachment-list.tsx'
import type { Mail } from '#src/contract/mails.ts'
import { InlineReply } from '#src/features/mails/compose/inline-reply.tsx'
import { useMailList } from '#src/features/mails/list/use-mail-list.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { css } from '#styled-system/css'
import { LeavingNotice } from './leaving-notice.tsx'
import { MailBody } from './mail-body.tsx'
import { ReadingHead } from './reading-head.tsx'
import { ReadingTools } from './reading-tools.tsx'
import { ReplyActions } from './reply-actions.tsx'
import { SnoozeNotice } from './snooze-notice.tsx'
import { ThreadMails } from './thread-mails.tsx'
import { useReadingKeys } from './use-reading-keys.ts'

const route = getRouteApi('/_app/apps/mailbox')

interface Props {
  mail: Mail
  /** The other mails of its conversation, oldest first. */
  thread: readonly Mail[]
}

/** A mail between the other mails of its conversation, and below it the reply that is being written. */
export function ReadingPane({ mail: stored, thread }: Props) {
  const { withPendingChanges, update } = useMails()
  const mail = withPendingChanges(stored)
  const { rows } = useMailList()
  const { reply } = route.useSearch()
  const opensItself = useLocation({ select: ({ state }) => state.opensItself })
  useReadingKeys(mail)

  // Opening a mail marks it as read once, unless it was opened because the one before it was removed. A mail that the
  // user marks as unread while it is open stays unread. If the mail was open before, the list is newer than the cached
  // mail.
  const read = useEffectEvent((id: string) => {
    const isUnread = mail.unread || rows.some(row => row.id === id && row.unread)
    if (mail.id === id && isUnread && !opensItself) void update([mail], { unread: false })
  })
  useEffect(() => read(mail.id), [mail.id])

  return (
    <article aria-label={mail.subject} className={pane}>
      <ReadingTools mail={mail} />
      <div key={mail.id} className={scrolling}>
        <div className={paper}>
          <LeavingNotice mail={mail} />
          <SnoozeNotice mail={mail} />
          <ReadingHead mail={mail}>
            <ThreadMails mails={thread.filter(({ date }) => date < mail.date)} />
          </ReadingHead>
          <MailBody mail={mail} />
          <AttachmentList files={mail.attachments} className={css({ marginBlockStart: '6' })} />
          <ThreadMails mails={thread.filter(({ date }) => date >= mail.date)} isEnd />
        </div>
        {reply === undefined && mail.folder !== 'outbox' && <ReplyActions />}
      </div>
      <InlineReply key={`${mail.id}-reply`} mail={mail} />
    </article>
  )
}

const pane = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  minHeight: '0',
  _print: { display: 'block' },
})
const scrolling = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  _print: { display: 'block', overflow: 'visible' },
})
const paper = css({
  flex: '[1 0 auto]',
  width: 'full',
  maxWidth: '[52.5rem]',
  paddingInline: { base: '4', sm: '6', lg: '10' },
  paddingBlock: '5.5',
  _print: { padding: '0', maxWidth: '[none]' },
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The mail opened because it replaces a removed one; the user did not open it. */
    opensItself?: true
  }
}
