import { EventEmitter, once } from 'node:events'
import { Client } from 'pg'
import { writes } from '#sw/permissions/writes.ts'
import { invalidateListCaches } from '#sw/storage/change-log.ts'

const RETRY_MS = 1000

/** Tells waiting requests that rows of the team have changed. */
export interface Announcements {
  /** Resolves at the next change, after `ms`, or when the server stops. */
  readonly next: (ms: number, signal: AbortSignal) => Promise<void>
  /** Returns how many requests wait. */
  readonly waiting: () => number
  readonly stop: () => Promise<void>
}

/**
 * Listens to the writes of all processes of the team, with one connection, which is opened again when it is lost. Each
 * one makes this process read rights again, and build list caches again. Rejects when the first connection fails.
 */
export async function listen(address: string, channel: string): Promise<Announcements> {
  const events = new EventEmitter().setMaxListeners(0)
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function announce() {
    writes.count++
    invalidateListCaches()
    events.emit('change')
  }

  async function connect() {
    const own = new Client({ connectionString: address, keepAlive: true })
    let isLost = false
    // A lost connection can be reported by both events.
    const lose = () => {
      if (isLost || isStopped || client !== own) return
      isLost = true
      timer = setTimeout(reconnect, RETRY_MS)
    }
    own.on('notification', announce)
    own.on('error', lose)
    own.on('end', lose)
    client = own
    await own.connect()
    await own.query(`LISTEN ${channel}`)
  }

  function reconnect() {
    if (isStopped) return
    // What was written in between is not announced, so everything is read again.
    connect().then(announce, () => {
      client?.end().catch(() => undefined)
      timer = setTimeout(reconnect, RETRY_MS)
    })
  }

  await connect()
  return {
    async next(ms, signal) {
      const ended = AbortSignal.any([signal, AbortSignal.timeout(ms)])
      await once(events, 'change', { signal: ended }).catch(() => undefined)
    },
    waiting: () => events.listenerCount('change'),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      events.emit('change')
      await client?.end()
    },
  }
}
