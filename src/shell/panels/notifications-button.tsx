import { BellIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazily } from '#src/ui/lazily.tsx'
import { preloadRichText } from '#src/ui/rich-text.tsx'
import { notificationInbox } from './inbox/inboxes.ts'
import { useUnread } from './inbox/use-unread.ts'
import { Panel } from './panel.tsx'

const NotificationsPanel = lazily(() =>
  import('./inbox/notifications-panel.tsx').then(module => module.NotificationsPanel),
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
        preloadRichText()
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
