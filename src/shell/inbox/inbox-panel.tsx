import { EnvelopeOpenIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PanelFrame } from '#src/shell/panels/panel-frame.tsx'
import { Tag } from '#src/ui/badge/tag.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'
import { InboxRow } from './inbox-row.tsx'
import type { Inbox } from './inboxes.ts'
import { useInbox } from './use-inbox.ts'

export interface InboxPanelProps {
  inbox: Inbox
  title: ReactNode
  /** Shown in place of an empty list. */
  empty: ReactNode
  onClose: () => void
}

/** Messages or notifications, newest first. */
export function InboxPanel({ inbox, title, empty, onClose }: InboxPanelProps) {
  const { t } = useLingui()
  const { entries, error, reload, setRead, markOpened, markAllAsRead, remove } = useInbox(inbox)
  const unread = entries?.filter(({ read }) => !read).length ?? 0

  return (
    <PanelFrame
      title={title}
      tag={unread > 0 && <Tag tone="accent">{t`${unread} new`}</Tag>}
      tools={
        <IconButton label={t`Mark all as read`} disabled={unread === 0} onClick={markAllAsRead}>
          <EnvelopeOpenIcon />
        </IconButton>
      }
      onClose={onClose}
    >
      {entries === undefined &&
        (error === undefined ? (
          <SkeletonRows count={4} />
        ) : (
          <ErrorState title={<Trans>The list did not load</Trans>} onRetry={reload} />
        ))}
      {entries?.length === 0 && empty}
      {entries && entries.length > 0 && (
        <ul className={list}>
          {entries.map(entry => (
            <InboxRow
              key={entry.id}
              entry={entry}
              onOpen={() => markOpened(entry.id)}
              onRead={read => setRead(entry.id, read)}
              onRemove={() => remove(entry)}
            />
          ))}
        </ul>
      )}
    </PanelFrame>
  )
}

const list = css({ '& > li + li': { borderBlockStart: 'hairline' } })
