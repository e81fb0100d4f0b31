import { InboxIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazily } from '#src/ui/lazily.tsx'
import { preloadRichText } from '#src/ui/rich-text.tsx'
import { messageInbox } from './inbox/inboxes.ts'
import { useUnread } from './inbox/use-unread.ts'
import { Panel } from './panel.tsx'

const MessagesPanel = lazily(() => import('./inbox/messages-panel.tsx').then(module => module.MessagesPanel))

export function MessagesButton({ className }: { className?: string }) {
  const { t } = useLingui()
  const unread = useUnread(messageInbox)

  return (
    <Panel
      name="messages"
      label={t`Messages`}
      preload={() => {
        MessagesPanel.preload()
        preloadRichText()
      }}
      trigger={
        <IconButton
          label={unread > 0 ? t`Messages, ${unread} unread` : t`Messages`}
          title={t`Messages`}
          className={className}
        >
          <InboxIcon />
          <Badge count={unread} corner />
        </IconButton>
      }
    >
      {close => <MessagesPanel onClose={close} />}
    </Panel>
  )
}
