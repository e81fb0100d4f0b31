import { t } from '@lingui/core/macro'
import { rowCache } from '#src/api/rows/row-cache.ts'
import type { Note } from '#src/contract/notes.ts'
import { api } from '#src/features/notes/load-notes.ts'
import { nameOf } from '#src/features/notes/name-of.ts'
import { dueReminders } from '#src/features/notes/reminders/due-reminders.ts'
import { remindersSeen } from '#src/features/notes/reminders/reminders-seen.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

/** The notes with a reminder. After a write only the changed notes are read. */
const reminders = rowCache<Note>({
  name: 'notes',
  domain: 'notes',
  list: api.reminders,
  some: ids => api.rows({ query: { ids: ids.join() } }),
  compare: () => 0,
})

/**
 * Shows reminders at their time, while the app is open and until the returned function is called. The notes screen
 * lists those that came while it was closed; it finds them in the data, not with this timer.
 */
export function startReminders(): () => void {
  const unsubscribe = reminders.subscribe(() => undefined)
  void reminders.load().then(tellMissed, () => undefined)
  let checked = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    for (const note of dueReminders(reminders.rows(), checked, now)) void tell(note)
    checked = now
  }, 15_000)
  return () => {
    unsubscribe()
    clearInterval(timer)
  }
}

function tellMissed() {
  const missed = dueReminders(reminders.rows(), remindersSeen(), Date.now())
  const [first] = missed
  if (!first) return
  const count = missed.length
  const title = nameOf(first)
  toast.success(
    count > 1 ? t`${{ count }} reminders came while you were away` : t`Missed reminder: ${{ title }}`,
  )
}

async function tell(note: Note) {
  const title = nameOf(note) || t`Note`
  toast.success(t`Reminder: ${{ title }}`)
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker.ready
  // With the same tag, several tabs show one notification.
  await registration.showNotification(title, {
    body: note.title ? note.content.slice(0, 120) : '',
    icon: assetUrl('icons/icon-192.png'),
    tag: `note-${note.id}`,
    data: assetUrl(`apps/notes/${note.id}`),
  })
}
