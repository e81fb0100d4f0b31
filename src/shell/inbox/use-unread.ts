import { useSharedQuery } from '#src/api/shared-query.ts'
import type { Inbox } from './inboxes.ts'

/** How many of an inbox wait to be read; 0 until that is known. */
export const useUnread = ({ list }: Inbox) =>
  useSharedQuery(list).data?.filter(({ read }) => !read).length ?? 0
