import { db } from '#sw/storage/db.ts'
import { startWaiting, type Waiter, waitingFor, workerInstanceId } from './connections.ts'
import type { HubHandlers } from './define-hub.ts'
import type { ConnectionRow, OutgoingRow } from './domain.ts'
import { ping } from './protocol.ts'

/** How long to wait before checking the network again while there is none, in ms. */
const OFFLINE_RECHECK_MS = 5000

/**
 * Runs the scheduled entries of a user that are due, each entry once, also when several connections do this at the same
 * time. Returns the time when the next entry is due (ms since 1970, or infinity). Without a network it runs nothing,
 * because colleagues and services would not be reachable.
 */
export async function runDue({ hub, tables, onDue }: HubHandlers, userId: string): Promise<number> {
  if (globalThis.navigator?.onLine === false) return Date.now() + OFFLINE_RECHECK_MS
  const scheduled = () => db.scheduled.where({ hub: hub.path, userId }).sortBy('dueAt')
  const due = (await scheduled()).filter(({ dueAt }) => dueAt <= Date.now())
  for (const { id } of due)
    await db.transaction('rw', tables, async () => {
      const row = await db.scheduled.get(id)
      if (!row || row.dueAt > Date.now()) return
      await db.scheduled.delete(id)
      await onDue(row)
    })
  return (await scheduled())[0]?.dueAt ?? Number.POSITIVE_INFINITY
}

/** How long a poll waits for a frame, in ms, before it returns a ping. */
const POLL_TIMEOUT_MS = 14_000

/** Returns the response to a poll. `mark` identifies the poll: SignalR puts the time into its address. */
export async function poll(
  handlers: HubHandlers,
  { token, userId }: ConnectionRow,
  mark: string,
  signal: AbortSignal,
) {
  const waiter = startWaiting(token)
  signal.addEventListener('abort', waiter.stop)
  const end = Date.now() + POLL_TIMEOUT_MS
  try {
    const again = await beginPoll(token, mark)
    if (again !== undefined) return textOf(again)
    while (waiter.isActive()) {
      const next = await runDue(handlers, userId)
      const frames = await takeForPoll(token, mark, waiter)
      if (!frames) return new Response(null, { status: 204 })
      if (frames.length > 0) return textOf(frames)
      if (Date.now() >= end) return textOf([{ frame: ping }])
      await waiter.wait(Math.min(end, next))
    }
    return textOf([])
  } finally {
    waiter.end()
  }
}

const textOf = (rows: readonly Pick<OutgoingRow, 'frame'>[]) =>
  new Response(rows.map(({ frame }) => frame).join(''), {
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  })

/**
 * A new poll shows that the response to the previous one has arrived, so the frames of that response are deleted. When
 * the worker was stopped before it sent its response, the browser repeats the same poll to the next run of the worker,
 * which returns the same frames again. The first poll of a connection gets an immediate empty response, which shows the
 * client that the connection is open.
 */
const beginPoll = (token: string, mark: string) =>
  db.transaction('rw', db.connections, db.outgoing, async (): Promise<OutgoingRow[] | undefined> => {
    const row = await db.connections.get(token)
    if (!row) return undefined
    const { polled } = row
    const delivered = polled
      ? (await waitingFor(token)).filter(({ sequence = 0 }) => sequence <= polled.last)
      : []
    if (polled?.mark === mark && polled.life !== workerInstanceId) return delivered
    await db.outgoing.bulkDelete(delivered.map(({ sequence = 0 }) => sequence))
    const first = { transport: 'poll', polled: { mark, life: workerInstanceId, last: 0 } } as const
    await db.connections.update(token, { seenAt: Date.now(), ...(!polled && first) })
    return polled ? undefined : []
  })

/**
 * Returns the frames for a poll and records that they were sent to it. Returns undefined when the connection is closed.
 */
const takeForPoll = (token: string, mark: string, waiter: Waiter) =>
  db.transaction('rw', db.connections, db.outgoing, async () => {
    const row = await db.connections.get(token)
    if (!row) return undefined
    const rows = waiter.isActive() ? await waitingFor(token) : []
    const last = rows.at(-1)?.sequence
    if (last !== undefined)
      await db.connections.update(token, {
        seenAt: Date.now(),
        polled: { mark, life: workerInstanceId, last },
      })
    else if (row.closing) {
      await db.connections.delete(token)
      return undefined
    }
    return rows
  })

/** The time between two pings, in ms. Clients disconnect after 30 s without a message. */
const PING_INTERVAL_MS = 14_000

/** Returns a response that is a stream of server-sent events. */
export function stream(handlers: HubHandlers, row: ConnectionRow, waitUntil: (done: Promise<void>) => void) {
  const waiter = startWaiting(row.token)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const push = (text: string) => controller.enqueue(encoder.encode(text))
      // A comment, which shows the client that the stream is open.
      push(':\r\n\r\n')
      const sent = pump(handlers, row, 'stream', waiter, text => push(eventOf(text))).then(() => {
        if (waiter.isActive()) controller.close()
      })
      waitUntil(sent.catch(error => controller.error(error)))
    },
    cancel: waiter.stop,
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } })
}

const eventOf = (text: string) =>
  `${text
    .split(/\r\n|\r|\n/)
    .map(line => `data: ${line}\r\n`)
    .join('')}\r\n`

/** Pushes the frames of a connection when they are added, until the waiter is stopped or the connection is closed. */
export async function pump(
  handlers: HubHandlers,
  { token, userId }: ConnectionRow,
  transport: 'stream' | 'socket',
  waiter: Waiter,
  push: (text: string) => void,
) {
  let pingAt = Date.now() + PING_INTERVAL_MS
  try {
    await db.connections.update(token, { transport, seenAt: Date.now() })
    while (waiter.isActive()) {
      const next = await runDue(handlers, userId)
      const text = await takeForStream(token, waiter)
      if (text === undefined) return
      if (text) push(text)
      if (Date.now() >= pingAt) {
        push(ping)
        pingAt = Date.now() + PING_INTERVAL_MS
      }
      await waiter.wait(Math.min(pingAt, next))
    }
  } finally {
    waiter.end()
  }
}

/**
 * Returns the frames for a stream, or undefined when the connection is closed. A stream cannot confirm which frames
 * have arrived, so frames are deleted before they are pushed. A message that is lost when the worker stops is still in
 * the history, which a page reads when it connects again; a message that is sent twice would be shown twice.
 */
const takeForStream = (token: string, waiter: Waiter) =>
  db.transaction('rw', db.connections, db.outgoing, async () => {
    const row = await db.connections.get(token)
    if (!row) return undefined
    const rows = waiter.isActive() ? await waitingFor(token) : []
    await db.outgoing.bulkDelete(rows.map(({ sequence = 0 }) => sequence))
    if (rows.length === 0 && row.closing) {
      await db.connections.delete(token)
      return undefined
    }
    return rows.map(({ frame }) => frame).join('')
  })
