import { BellIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { Panel } from '#src/shell/panels/panel.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { loadSanitizer } from '#src/ui/text/sanitizer.ts'
import { notificationInbox } from './inboxes.ts'
import { useUnread } from './use-unread.ts'

const NotificationsPanel = lazyWithRetry(() =>
  import('./notifications-panel.tsx').then(module => module.NotificationsPanel),
)

export function NotificationsButton({ className }: { className?: string }) {
  const { t } = useLingui()
  const unread = useUnread(notificationInbox)

  return (
    <Panel
      name="notifications"
      label={t`Notifications`}
      preload={() => {
        NotificationsPanel.preload()
        void loadSanitizer()
      }}
      trigger={
        <IconButton
          label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
          title={t`Notifications`}
          className={className}
        >
          <BellIcon />
          <Badge count={unread} corner />
        </IconButton>
      }
    >
      {close => <NotificationsPanel onClose={close} />}
    </Panel>
  )
}
