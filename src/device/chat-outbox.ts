/*
 * Messages that have not left this device yet, in the order in which they were written. In `localStorage`, because it
 * writes at once and every tab sees it.
 */
const key = 'outpost.outbox'

export interface QueuedMessage {
  /** The id that the message will have, so that sending it twice makes it once. */
  id: string
  fromID: string
  toID: string
  text: string
  /** ms since 1970 */
  at: number
  /** Why it was refused. Until somebody asks, it is not tried again. */
  problem?: string
}

let stored: string | null = null
let waiting: readonly QueuedMessage[] = []
const listeners = new Set<() => void>()

/** All that waits; the same array while nothing changes. */
export function queuedMessages(): readonly QueuedMessage[] {
  const now = localStorage.getItem(key)
  if (now !== stored) {
    stored = now
    waiting = parse(now)
  }
  return waiting
}

/** Adds a message at the end. Throws when the device is full. */
export const enqueue = (message: Omit<QueuedMessage, 'problem'>) => store([...queuedMessages(), message])

/** The message has left, or is not to be sent any more. */
export const dequeue = (id: string) => store(queuedMessages().filter(message => message.id !== id))

export const markFailed = (id: string, problem: string) =>
  store(queuedMessages().map(edited(id, { problem })))

/** Tries a refused message again. */
export const retry = (id: string) => store(queuedMessages().map(edited(id, { problem: undefined })))

/** Calls back when something comes, leaves or fails, in any tab. */
export function onOutbox(changed: () => void): () => void {
  const changedElsewhere = (event: StorageEvent) => event.key === key && changed()
  listeners.add(changed)
  addEventListener('storage', changedElsewhere)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changedElsewhere)
  }
}

const edited = (id: string, change: Partial<QueuedMessage>) => (message: QueuedMessage) =>
  message.id === id ? { ...message, ...change } : message

function store(messages: readonly QueuedMessage[]) {
  localStorage.setItem(key, JSON.stringify(messages))
  for (const changed of listeners) changed()
}

function parse(text: string | null): readonly QueuedMessage[] {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
