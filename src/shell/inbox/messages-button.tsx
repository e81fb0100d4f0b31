import { InboxIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { Panel } from '#src/shell/panels/panel.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { loadSanitizer } from '#src/ui/text/sanitizer.ts'
import { messageInbox } from './inboxes.ts'
import { useUnread } from './use-unread.ts'

const MessagesPanel = lazyWithRetry(() => import('./messages-panel.tsx').then(module => module.MessagesPanel))

export function MessagesButton({ className }: { className?: string }) {
  const { t } = useLingui()
  const unread = useUnread(messageInbox)

  return (
    <Panel
      name="messages"
      label={t`Messages`}
      preload={() => {
        MessagesPanel.preload()
        void loadSanitizer()
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
