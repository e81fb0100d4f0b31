import { useSharedQuery } from '#src/api/shared-query.ts'
import { colleagues } from '#src/features/chat/colleagues.ts'

/** The number of unread chat messages; 0 until it is loaded. */
export const useUnreadChat = () =>
  useSharedQuery(colleagues).data?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0
