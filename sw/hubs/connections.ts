import type { Hub } from '#src/contract/core/hubs.ts'
import type { Lang } from '#sw/server/error-texts.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { waitingFor } from './outgoing.ts'
import { isOpen } from './pages.ts'
import { isEvent } from './protocol.ts'
import { isRead, wake, wasReadJustNow } from './readers.ts'
import type { ConnectionRow } from './rows.ts'

/** Clients ask or ping at least every 15 s. One that was not heard of for this long, in ms, is gone. */
const silence = 60_000

interface Opened {
  userId: string
  lang: Lang
  client: string
  /** Before version 1 a connection had one name for everybody. */
  version: number
}

export async function openConnection(hub: Hub, { userId, lang, client, version }: Opened) {
  const token = crypto.randomUUID()
  const id = version === 0 ? token : crypto.randomUUID()
  await endAbandoned()
  await db.transaction('rw', db.connections, db.outgoing, async () => {
    await sweep()
    await db.connections.add({
      token,
      id,
      hub: hub.path,
      userId,
      lang,
      client,
      seenAt: Date.now(),
      handshaken: false,
      closing: false,
    })
  })
  return { id, token }
}

/** A user's connection; 404 when it is not there any more, or another's. The client then connects anew. */
export async function findConnection(hub: Hub, token: string, userId: string): Promise<ConnectionRow> {
  const row = await db.connections.get(token)
  return row?.hub === hub.path && row.userId === userId ? row : notFound('connection', token)
}

export async function endConnection(token: string) {
  await end(token)
  await endAbandoned()
}

/**
 * A page that was left or loaded anew does not say so, and leaves its poll behind. The browser would wait for that before
 * it lets a new version of the worker take over.
 */
async function endAbandoned() {
  for (const { client, token } of await db.connections.toArray())
    if (client && !(await isOpen(client))) await end(token)
}

const end = (token: string) =>
  db.transaction('rw', db.connections, db.outgoing, async () => {
    await forget(token)
    wake([token])
  })

/** Its row and what it did not take. */
async function forget(token: string) {
  await db.connections.delete(token)
  await db.outgoing.where('token').equals(token).delete()
}

async function sweep() {
  const silent = await db.connections
    .where('seenAt')
    .below(Date.now() - silence)
    .toArray()
  for (const { token } of silent) if (!isRead(token)) await forget(token)
}

/**
 * Stopping the worker cuts off its streams, and the page connects anew: what its lost connection did not take comes
 * after the handshake of the new one. Until then that is where events go, so none is missed. What a poll was answered with
 * did arrive: a client that lost its connection has most likely lost the poll after that one.
 */
export async function adopt({ token, hub, userId, client }: ConnectionRow) {
  if (!client) return
  const own = await db.connections.where({ hub, userId }).sortBy('seenAt')
  const lost = own.find(
    row => row.client === client && row.token !== token && row.handshaken && !row.closing && !isAlive(row),
  )
  if (!lost) return
  const last = lost.polled?.last ?? 0
  const waiting = await waitingFor(lost.token)
  const events = waiting.filter(({ sequence = 0, frame }) => sequence > last && isEvent(frame))
  await forget(lost.token)
  await db.outgoing.bulkAdd(events.map(({ frame }) => ({ token, frame })))
}

const isAlive = ({ transport, token }: ConnectionRow) =>
  transport === 'poll' ? wasReadJustNow(token) : isRead(token)
