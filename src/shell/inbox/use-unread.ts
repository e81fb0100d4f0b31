import { useSharedQuery } from '#src/api/shared-query.ts'
import type { Inbox } from './inboxes.ts'

/** Returns the number of unread entries; 0 until it is loaded. */
export const useUnread = ({ list }: Inbox) =>
  useSharedQuery(list).data?.filter(({ read }) => !read).length ?? 0
