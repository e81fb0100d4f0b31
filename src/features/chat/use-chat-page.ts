import { createContext, use } from 'react'
import type { ChatContact } from '#src/contract/chat.ts'
import type { Chat } from './list/chats.ts'

/** Data that the parts of the screen share. */
export interface ChatPageData {
  userId: string
  /** Undefined until they are loaded. */
  contacts: readonly ChatContact[] | undefined
  chats: readonly Chat[] | undefined
  /** The reason why the latest call failed. */
  error: unknown
  reload: () => void
}

export const ChatPageContext = createContext<ChatPageData | undefined>(undefined)

export function useChatPage(): ChatPageData {
  const page = use(ChatPageContext)
  if (!page) throw new Error('useChatPage outside of ChatPage')
  return page
}
