import { connect } from '#src/api/hub.ts'
import { invalidate } from '#src/api/invalidation.ts'
import { type ForecastCommand, maxHub } from '#src/contract/core/hubs.ts'
import type { User } from '#src/contract/shared/user.ts'
import { reloadWhenSaved } from '#src/device/drafts/dirty.ts'
import { isInTeam, teamKey } from '#src/device/in-team.ts'
import { usesServers } from '#src/device/servers/uses-servers.ts'
import { join } from '#src/features/chat/join.ts'
import { startOutboxDelivery } from '#src/features/mails/compose/start-outbox-delivery.ts'
import { retryImport } from '#src/lib/retry-import.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import { keepFocus } from '#src/shell/page/keep-focus.ts'
import { show } from '#src/ui/feedback/toast.tsx'
import { domainsOf } from './domains-of.ts'
import { startLock } from './start-lock.ts'
import { startReminders } from './start-reminders.ts'

interface Whose {
  user: Pick<User, 'id' | 'name' | 'avatar' | 'groupID'>
  companyId: string
}

/**
 * Joins the team chat, listens to the forecast service, and starts reminders, mail delivery, the lock, the
 * watch over the focus, in a team its sync, and with configured servers the delivery of what waits for them. Returns a
 * function that stops them.
 */
export function startLiveUpdates({ user, companyId }: Whose): () => void {
  const hub = connect(maxHub)
  const stops = [join(user), startReminders(), startOutboxDelivery(), startLock(user.id), keepFocus()]

  // spec: real-time messages apply only when their merchantID matches the user's company
  const isOurs = ({ merchantID }: { merchantID: string }) => merchantID === companyId

  hub.on('forecast-notification', notification => {
    if (!isOurs(notification)) return
    void invalidate(['notifications'])
    // Titles may contain HTML emphasis; a toast shows plain text.
    for (const { title, description } of notification.items)
      show({ kind: 'news', text: textOf(title), detail: textOf(description) })
  })
  hub.on('forecast-command', (command: ForecastCommand) => {
    if (isOurs(command)) void invalidate(domainsOf(command, user))
  })

  let isOver = false
  const startLater = async (load: () => Promise<{ start: () => () => void }>) => {
    const { start } = await retryImport(load)
    if (!isOver) stops.push(start())
  }
  // Another tab has joined or left a team: all data is another one.
  const shown = new AbortController()
  addEventListener('storage', ({ key }) => key === teamKey && reloadWhenSaved(), shown)
  if (isInTeam()) void startLater(() => import('./start-team-sync.ts'))
  if (usesServers()) void startLater(() => import('#src/api/servers/start-delivery.ts'))

  return () => {
    isOver = true
    shown.abort()
    for (const stop of stops) stop()
    void hub.close()
  }
}
