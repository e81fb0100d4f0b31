import { useSharedQuery } from '#src/api/shared-query.ts'
import { colleagues } from '#src/features/chat/colleagues.ts'

/** How many lines of colleagues wait to be read; 0 until that is known. */
export const useUnreadChat = () =>
  useSharedQuery(colleagues).data?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0
