import { useSyncExternalStore } from 'react'
import { mayHaveMessages, onAdded, onAddedElsewhere, readJournal } from '#src/device/chat/chat-journal.ts'
import type { QueuedMessage } from '#src/device/database.ts'
import { listeners } from '#src/lib/listeners.ts'
import { retryImport } from '#src/lib/retry-import.ts'

/*
 * The messages of this device that are not sent yet. The device's database is loaded only when it may have some, so a
 * conversation does not wait for it.
 */

let rows: readonly QueuedMessage[] = []
let shown: readonly QueuedMessage[] = []
let isFollowing = false
const [onUpdate, notify] = listeners()

/** The queued messages of all users of this device, in the order in which they were written. */
export const useQueuedMessages = () => useSyncExternalStore(subscribe, () => shown)

function subscribe(changed: () => void) {
  follow()
  return onUpdate(changed)
}

function follow() {
  if (isFollowing || !mayHaveMessages()) return
  isFollowing = true
  void retryImport(() => import('#src/device/chat/chat-outbox.ts')).then(({ followQueued }) =>
    followQueued(next => {
      rows = next
      update()
    }),
  )
}

function update() {
  const stored = new Set(rows.map(({ id }) => id))
  shown = [...rows, ...readJournal().filter(({ id }) => !stored.has(id))]
  notify()
}

onAdded(() => {
  follow()
  update()
})
onAddedElsewhere(follow)
