import { createFileRoute } from '@tanstack/react-router'
import { OpenConversation } from '#src/features/chat/conversation/open-conversation.tsx'
import { searchParams, text } from '#src/lib/url/search-params.ts'

const search = searchParams({
  /** The time of the message that is shown first. */
  at: text,
})

export const Route = createFileRoute('/_app/apps/chat/$id')({
  validateSearch: search,
  component: OpenConversation,
})
