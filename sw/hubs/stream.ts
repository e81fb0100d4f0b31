import { db } from '#sw/storage/db.ts'
import type { HubHandlers } from './define-handlers.ts'
import { runDue } from './due.ts'
import { waitingFor } from './outgoing.ts'
import { ping } from './protocol.ts'
import { type Reader, startReading } from './readers.ts'
import type { ConnectionRow } from './rows.ts'

/** Between two pings, in ms. Clients give up after 30 s of silence. */
const rhythm = 14_000

/** Answers with server-sent events. */
export function stream(served: HubHandlers, row: ConnectionRow, waitUntil: (done: Promise<void>) => void) {
  const reader = startReading(row.token)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const push = (text: string) => controller.enqueue(encoder.encode(text))
      // A comment, so that the client sees the stream open.
      push(':\r\n\r\n')
      const sent = pump(served, row, 'stream', reader, text => push(eventOf(text))).then(() => {
        if (reader.isActive()) controller.close()
      })
      waitUntil(sent.catch(error => controller.error(error)))
    },
    cancel: reader.stop,
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } })
}

const eventOf = (text: string) =>
  `${text
    .split(/\r\n|\r|\n/)
    .map(line => `data: ${line}\r\n`)
    .join('')}\r\n`

/** Pushes a connection's frames as they come, until its reader stops or it is over. */
export async function pump(
  served: HubHandlers,
  { token, userId }: ConnectionRow,
  transport: 'stream' | 'socket',
  reader: Reader,
  push: (text: string) => void,
) {
  let pingAt = Date.now() + rhythm
  try {
    await db.connections.update(token, { transport, seenAt: Date.now() })
    while (reader.isActive()) {
      const next = await runDue(served, userId)
      const text = await take(token, reader)
      if (text === undefined) return
      if (text) push(text)
      if (Date.now() >= pingAt) {
        push(ping)
        pingAt = Date.now() + rhythm
      }
      await reader.wait(Math.min(pingAt, next))
    }
  } finally {
    reader.end()
  }
}

/**
 * A stream has no way to say what arrived. Its frames go in the moment before they are pushed: a message that is lost with
 * the worker then is in the history, which a page reads when it is connected again, while one that came twice would show.
 */
const take = (token: string, reader: Reader) =>
  db.transaction('rw', db.connections, db.outgoing, async () => {
    const row = await db.connections.get(token)
    if (!row) return undefined
    const rows = reader.isActive() ? await waitingFor(token) : []
    await db.outgoing.bulkDelete(rows.map(({ sequence = 0 }) => sequence))
    if (rows.length === 0 && row.closing) {
      await db.connections.delete(token)
      return undefined
    }
    return rows.map(({ frame }) => frame).join('')
  })
