import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { useChatNavigation } from '#src/features/chat/use-chat-navigation.ts'
import { useChatPage } from '#src/features/chat/use-chat-page.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { LoadFailed } from './load-failed.tsx'

/** Shown in place of the list: it is loading, it did not load, it is empty, or the search has no results. */
export function ChatsPlaceholder({ query }: { query: string }) {
  const { chats, error } = useChatPage()
  const { startNew } = useChatNavigation()
  if (!chats) return error ? <LoadFailed /> : <SkeletonRows count={8} />
  if (chats.length > 0) return <NoMatches query={query} />
  return (
    <EmptyState
      title={<Trans>No conversations yet</Trans>}
      actions={
        <Button variant="primary" onClick={startNew}>
          <PlusIcon />
          <Trans>New chat</Trans>
        </Button>
      }
    >
      <Trans>Messages with colleagues are listed here.</Trans>
    </EmptyState>
  )
}
