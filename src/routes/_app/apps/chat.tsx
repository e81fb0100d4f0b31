import { createFileRoute } from '@tanstack/react-router'
import { ChatPage } from '#src/features/chat/chat-page.tsx'
import { beginChats } from '#src/features/chat/load-chat.ts'
import { loadTexts } from '#src/i18n/texts.ts'
import { oneOf, searchParams, text } from '#src/lib/url/search-params.ts'

const search = searchParams({
  q: text,
  /** The open dialog or drawer. */
  pane: oneOf('new', 'info', 'profile'),
})

export const Route = createFileRoute('/_app/apps/chat')({
  validateSearch: search,
  staticData: { fills: true },
  loader: () => {
    beginChats()
    return loadTexts('chat')
  },
  component: ChatPage,
})
