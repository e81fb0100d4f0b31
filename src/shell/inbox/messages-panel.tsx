import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { InboxPanel } from './inbox-panel.tsx'
import { messageInbox } from './inboxes.ts'

/** Messages from colleagues. */
export const MessagesPanel = ({ onClose }: { onClose: () => void }) => (
  <InboxPanel
    inbox={messageInbox}
    title={<Trans>Messages</Trans>}
    onClose={onClose}
    empty={
      <EmptyState title={<Trans>No messages</Trans>}>
        <Trans>When colleagues ask you for something, it shows here.</Trans>
      </EmptyState>
    }
  />
)
