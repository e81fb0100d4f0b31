import { createFileRoute } from '@tanstack/react-router'
import { ConversationPlaceholder } from '#src/features/chat/conversation/conversation-placeholder.tsx'
import { OpenConversation } from '#src/features/chat/conversation/open-conversation.tsx'
import { loadConversation } from '#src/features/chat/load-chat.ts'
import { searchParams, text } from '#src/lib/url/search-params.ts'

const search = searchParams({
  /** The time of the message that is shown first. */
  at: text,
})

export const Route = createFileRoute('/_app/apps/chat/$id')({
  validateSearch: search,
  loader: ({ params }) => loadConversation(params.id),
  pendingComponent: () => <ConversationPlaceholder />,
  component: OpenConversation,
})
