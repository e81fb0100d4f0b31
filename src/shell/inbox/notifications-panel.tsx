import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { InboxPanel } from './inbox-panel.tsx'
import { notificationInbox } from './inboxes.ts'

/** Notifications about the shop. */
export const NotificationsPanel = ({ onClose }: { onClose: () => void }) => (
  <InboxPanel
    inbox={notificationInbox}
    title={<Trans>Notifications</Trans>}
    onClose={onClose}
    empty={
      <EmptyState title={<Trans>No notifications</Trans>}>
        <Trans>What happens in the shop will show here.</Trans>
      </EmptyState>
    }
  />
)
