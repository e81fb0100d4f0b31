import { db } from '#sw/storage/db.ts'
import type { HubHandlers } from './define-handlers.ts'
import { runDue } from './due.ts'
import { workerInstanceId } from './life.ts'
import { waitingFor } from './outgoing.ts'
import { ping } from './protocol.ts'
import { type Reader, startReading } from './readers.ts'
import type { ConnectionRow, OutgoingRow } from './rows.ts'

/** How long a poll waits for something to say, in ms, before it says that the server is there. */
const patience = 14_000

/** Answers a poll. `mark` tells it from the others: SignalR puts the time into its address. */
export async function poll(
  served: HubHandlers,
  { token, userId }: ConnectionRow,
  mark: string,
  signal: AbortSignal,
) {
  const reader = startReading(token)
  signal.addEventListener('abort', reader.stop)
  const end = Date.now() + patience
  try {
    const again = await begin(token, mark)
    if (again !== undefined) return textOf(again)
    while (reader.isActive()) {
      const next = await runDue(served, userId)
      const frames = await take(token, mark, reader)
      if (!frames) return new Response(null, { status: 204 })
      if (frames.length > 0) return textOf(frames)
      if (Date.now() >= end) return textOf([{ frame: ping }])
      await reader.wait(Math.min(end, next))
    }
    return textOf([])
  } finally {
    reader.end()
  }
}

const textOf = (rows: readonly Pick<OutgoingRow, 'frame'>[]) =>
  new Response(rows.map(({ frame }) => frame).join(''), {
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  })

/**
 * A new poll says that the answer to the last one arrived, so its frames go. But when the worker was stopped before its
 * answer went out, the browser sends the very same poll to the next life of the worker: the answer is then given
 * again. The first poll of a connection is answered at once by nothing: that is how its client learns that it is open.
 */
const begin = (token: string, mark: string) =>
  db.transaction('rw', db.connections, db.outgoing, async (): Promise<OutgoingRow[] | undefined> => {
    const row = await db.connections.get(token)
    if (!row) return undefined
    const { polled } = row
    const answered = polled
      ? (await waitingFor(token)).filter(({ sequence = 0 }) => sequence <= polled.last)
      : []
    if (polled?.mark === mark && polled.life !== workerInstanceId) return answered
    await db.outgoing.bulkDelete(answered.map(({ sequence = 0 }) => sequence))
    const first = { transport: 'poll', polled: { mark, life: workerInstanceId, last: 0 } } as const
    await db.connections.update(token, { seenAt: Date.now(), ...(!polled && first) })
    return polled ? undefined : []
  })

/** What there is to say, noted as said to this poll; nothing when the connection is over. */
const take = (token: string, mark: string, reader: Reader) =>
  db.transaction('rw', db.connections, db.outgoing, async () => {
    const row = await db.connections.get(token)
    if (!row) return undefined
    const rows = reader.isActive() ? await waitingFor(token) : []
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
