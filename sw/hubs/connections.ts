import type { EventOf, Hub, Payload } from '#src/contract/core/hubs.ts'
import type { Lang } from '#sw/server/lang.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import type { ConnectionRow } from './domain.ts'
import { invocation, isEvent } from './protocol.ts'

/** The id of this run of the worker. A row with another id was written before the worker was stopped. */
export const workerInstanceId = crypto.randomUUID()

/** Clients poll or ping at least every 15 s. A connection without a request for this time, in ms, is removed. */
const SILENCE_MS = 60_000

interface Opened {
  userId: string
  lang: Lang
  client: string
  /** Before version 1 of the negotiation the public id of a connection was its secret token. */
  version: number
}

/**
 * Stores a new connection and returns its ids: the public `id` and the secret `token`. It also removes connections of
 * closed pages.
 */
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

/**
 * Returns a user's connection. Rejects with 404 when it does not exist or belongs to another user; the client then
 * connects again.
 */
export async function findConnection(hub: Hub, token: string, userId: string): Promise<ConnectionRow> {
  const row = await db.connections.get(token)
  return row?.hub === hub.path && row.userId === userId ? row : notFound('connection', token)
}

/** Removes a connection and ends its poll or stream. */
export async function endConnection(token: string) {
  await end(token)
  await endAbandoned()
}

/**
 * Removes the connections of closed pages. A page that is closed or reloaded does not end its connection, and a new
 * version of the worker can take over only after the open poll has ended.
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

/** Deletes the row of a connection and its waiting frames. */
async function forget(token: string) {
  await db.connections.delete(token)
  await db.outgoing.where('token').equals(token).delete()
}

async function sweep() {
  const silent = await db.connections
    .where('seenAt')
    .below(Date.now() - SILENCE_MS)
    .toArray()
  for (const { token } of silent) if (!isWaiting(token)) await forget(token)
}

/**
 * Moves the events that wait for a lost connection of the same page to its new connection. When the worker is stopped,
 * its streams end and the page connects again; until the new handshake, events wait at the old connection, so none is
 * lost. The frames of the last poll with a response have probably arrived; the lost request is most likely the poll
 * after it.
 */
export async function resumePending({ token, hub, userId, client }: ConnectionRow) {
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
  transport === 'poll' ? waitedRecently(token) : isWaiting(token)

/** Returns the open connections of a hub: those of one user, or all. */
export const connectionsOf = async (hub: Hub, userId?: string): Promise<ConnectionRow[]> => {
  const all = await db.connections.where('hub').equals(hub.path).toArray()
  return all.filter(
    ({ userId: owner, handshaken, closing }) =>
      handshaken && !closing && (userId === undefined || owner === userId),
  )
}

/** Sends an event to connections. Call it in the transaction that writes what the event reports. */
export async function emit<H extends Hub, E extends EventOf<H>>(
  _: H,
  event: E,
  payload: Payload<H, E>,
  to: readonly ConnectionRow[],
) {
  const frame = invocation(event, payload)
  await post(
    to.map(({ token }) => token),
    frame,
  )
}

/** Stores a frame for connections and wakes their polls and streams. */
export async function post(tokens: readonly string[], frame: string) {
  await db.outgoing.bulkAdd(tokens.map(token => ({ token, frame })))
  wake(tokens)
}

/** Returns the frames that wait for a connection, oldest first. */
export const waitingFor = (token: string) => db.outgoing.where('token').equals(token).sortBy('sequence')

/**
 * A poll or a stream that waits for frames of its connection. A connection has only one: a newer one stops the older
 * one.
 */
export interface Waiter {
  readonly isActive: () => boolean
  /** Resolves at a time (ms since 1970), or earlier when there may be a new frame. */
  readonly wait: (until: number) => Promise<void>
  readonly stop: () => void
  readonly end: () => void
}

const waiters = new Map<string, { wake: () => void; stop: () => void }>()
/**
 * The end of the last poll or stream of each connection, in ms since 1970. Between two polls a connection has none for
 * a moment.
 */
const waitedUntil = new Map<string, number>()
const BETWEEN_POLLS_MS = 5000

/** Starts a poll or a stream of a connection and stops its older one. */
export function startWaiting(token: string): Waiter {
  waiters.get(token)?.stop()
  let active = true
  let isWoken = false
  let resolveWait = () => {}
  const wake = () => {
    isWoken = true
    resolveWait()
  }
  const stop = () => {
    active = false
    wake()
  }
  const own = { wake, stop }
  waiters.set(token, own)
  return {
    isActive: () => active,
    stop,
    async wait(until) {
      if (!isWoken)
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, until - Date.now())
          resolveWait = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      isWoken = false
    },
    end() {
      if (waiters.get(token) !== own) return
      waiters.delete(token)
      waitedUntil.set(token, Date.now())
    },
  }
}

/**
 * Makes polls and streams look for frames again. It can be called inside the transaction that adds the frames: their
 * own transactions wait until it has ended. The timer runs them outside of Dexie's transaction zone.
 */
export const wake = (tokens: readonly string[]) =>
  setTimeout(() => {
    for (const token of tokens) waiters.get(token)?.wake()
  })

/** Returns whether a poll or a stream of a connection is open in this run of the worker. */
export const isWaiting = (token: string) => waiters.has(token)

/** Returns whether a connection has a poll or a stream now, or had one in the last 5 s. */
export const waitedRecently = (token: string) =>
  waiters.has(token) || Date.now() - (waitedUntil.get(token) ?? 0) < BETWEEN_POLLS_MS

/** The part of the worker's `clients` that is used here. */
interface Pages {
  get(id: string): Promise<object | undefined>
}

const { clients } = globalThis as { clients?: Pages }

/** Returns whether a page is still open. Outside of a worker this is unknown, so it returns true. */
const isOpen = async (client: string): Promise<boolean> =>
  !clients || (await clients.get(client)) !== undefined
