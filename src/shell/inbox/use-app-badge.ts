import { useEffect } from 'react'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { messageInbox } from './inboxes.ts'
import { useUnread } from './use-unread.ts'

/** Shows the number of unread messages and due tasks on the icon of the installed app, until the user signs out. */
export function useAppBadge() {
  const count = useUnread(messageInbox) + dueTasks(useShellData().nav)

  useEffect(() => setBadge(count), [count])
  useEffect(() => () => setBadge(0), [])
}

/** Some browsers lack this function, and some systems forbid it. 0 removes the badge. */
function setBadge(count: number) {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
}

/** The server counts due tasks for the badge of their navigation item. */
const dueTasks = (items: NavigationItem[]): number =>
  items.reduce(
    (sum, { link, badge, children = [] }) =>
      sum + dueTasks(children) + (link === '/apps/tasks' ? Number(badge?.title ?? 0) : 0),
    0,
  )
