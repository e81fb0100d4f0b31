import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { Dexie } from 'dexie'
import type { Pool, PoolClient } from 'pg'
import { refuseOtherSchema } from './schema.ts'
import type { Turn } from './turns.ts'

interface Job {
  work: (client: PoolClient) => Promise<unknown>
  resolve: (result: never) => void
  reject: (reason: unknown) => void
}

type Handler = ((event: Event) => void) | null

/** What a transaction needs of the store. */
export interface TransactionOptions {
  readonly pool: Pool
  readonly tables: readonly string[]
  readonly mode: 'readonly' | 'readwrite'
  readonly turn: Turn
  /** The channel on which other processes wait for changes. */
  readonly channel: string
  /** The schema version that the rows must have; every one without it. */
  readonly schema?: number
}

const BEGIN_READ = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT version, schema FROM team'
const BEGIN_WRITE = 'BEGIN; SELECT version, schema FROM team FOR UPDATE'

/** What a transaction finds at its begin. */
interface TeamRow {
  version: string
  schema: number
}

/**
 * A transaction of PostgreSQL with the interface of an `IDBTransaction` as far as Dexie and the handlers use it. Like
 * one of IndexedDB it commits by itself, when its last request is settled and the callbacks have added no other one.
 * A write locks the team's row first, and raises its version when it commits. An error of PostgreSQL aborts it. It rejects
 * with 409 (`outdated`) when the rows have another schema version.
 */
export class PgTransaction extends EventTarget {
  onabort: Handler = null
  onerror: Handler = null
  oncomplete: Handler = null
  error: unknown = null
  readonly mode: TransactionOptions['mode']
  readonly objectStoreNames: readonly string[]
  /** The version of the team after the rows that were written until now. */
  version = 0
  /** The member whose device has sent the write; undefined for the server itself. */
  writer: string | undefined
  readonly #options: TransactionOptions
  readonly #jobs: Job[] = []
  #versionBefore = 0
  #state: 'active' | 'committing' | 'closing' | 'aborted' | 'ended' = 'active'

  constructor(options: TransactionOptions) {
    super()
    this.#options = options
    this.mode = options.mode
    this.objectStoreNames = options.tables
    // Outside Dexie's zones, which end with the current turn of the event loop.
    setImmediate(() => void this.#run())
  }

  /** Runs work after the work that was added before. Rejects with the errors of PostgreSQL, and after an abort. */
  do<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return new Dexie.Promise((resolve, reject) => {
      if (this.#state !== 'active')
        throw new DOMException('The transaction has ended', 'TransactionInactiveError')
      this.#jobs.push({ work, resolve, reject })
    })
  }

  /** Commits after the work that was added before. */
  commit() {
    if (this.#state !== 'active') throw new DOMException('The transaction has ended', 'InvalidStateError')
    this.#state = 'committing'
  }

  /** Undoes everything, and rejects the work that has not run. */
  abort() {
    if (this.#state !== 'active' && this.#state !== 'committing') return
    this.#state = 'aborted'
    for (const { reject } of this.#jobs.splice(0))
      reject(new DOMException('The transaction was aborted', 'AbortError'))
  }

  async #run() {
    const { pool, turn } = this.#options
    await turn.begins
    let client: PoolClient | undefined
    try {
      if (this.#jobs.length > 0) client = await pool.connect()
      if (client) await this.#workWith(client)
      client?.release()
    } catch (error) {
      // A connection with an unknown state is closed.
      client?.release(true)
      this.error = error
      this.#rejectAll(error)
    }
    turn.leave()
    this.#end()
  }

  async #workWith(client: PoolClient) {
    const { version, schema } = await this.#begin(client)
    try {
      // The rows were upgraded by a newer server, or not yet by this one.
      if (this.#options.schema !== undefined) refuseOtherSchema(this.#options.schema, schema)
      this.version = Number(version)
      this.#versionBefore = this.version
      await this.#doJobs(client)
    } catch (error) {
      this.error = error
      this.#rejectAll(error)
    }
    if (this.#state === 'aborted') return client.query('ROLLBACK')
    this.#state = 'closing'
    return client.query(this.#commitText())
  }

  async #begin(client: PoolClient): Promise<TeamRow> {
    const begin = this.mode === 'readonly' ? BEGIN_READ : BEGIN_WRITE
    const [
      ,
      {
        rows: [team],
      } = { rows: [] },
    ] = (await client.query(begin)) as unknown as { rows: TeamRow[] }[]
    if (!team) throw new Error('The schema has no team')
    return team
  }

  async #doJobs(client: PoolClient) {
    while (this.#jobs.length > 0) {
      for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
        const { work, resolve, reject } = job
        try {
          resolve((await work(client)) as never)
        } catch (error) {
          reject(error)
          throw error
        }
        if (this.#state === 'aborted') return
      }
      // The callbacks of the results run in microtasks, and may add work.
      await turnOfTheLoop()
    }
  }

  #commitText() {
    const { version } = this
    if (version === this.#versionBefore) return 'COMMIT'
    return `UPDATE team SET version = ${version}; NOTIFY ${this.#options.channel}, '${version}'; COMMIT`
  }

  #rejectAll(error: unknown) {
    this.#state = 'aborted'
    for (const { reject } of this.#jobs.splice(0)) reject(error)
  }

  #end() {
    const isDone = this.#state !== 'aborted'
    this.#state = 'ended'
    const event = new Event(isDone ? 'complete' : 'abort')
    if (isDone) this.oncomplete?.(event)
    else this.onabort?.(event)
    this.dispatchEvent(event)
  }
}
