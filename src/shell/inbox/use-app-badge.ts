import { useEffect } from 'react'
import type { NavigationItem } from '#src/contract/navigation.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { messageInbox } from './inboxes.ts'
import { useUnread } from './use-unread.ts'

/** The figure on the icon of the installed app: unread messages and due tasks. */
export function useAppBadge() {
  const count = useUnread(messageInbox) + dueTasks(useShellData().nav)

  useEffect(() => {
    // Not every browser has one, and a system may not allow it.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
  }, [count])
}

/** The server counts what is due where the navigation leads to it. */
const dueTasks = (items: NavigationItem[]): number =>
  items.reduce(
    (sum, { link, badge, children = [] }) =>
      sum + dueTasks(children) + (link === '/apps/tasks' ? Number(badge?.title ?? 0) : 0),
    0,
  )
