import { useLive } from '#src/api/live.ts'
import { colleagues } from '#src/features/chat/colleagues.ts'

/** How many lines of colleagues wait to be read; 0 until that is known. */
export const useUnreadChat = () =>
  useLive(colleagues).data?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0
