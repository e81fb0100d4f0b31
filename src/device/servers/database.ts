import Dexie, { type Table } from 'dexie'

/** The parts of a call, as the client takes them. */
export interface WriteInput {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

/** A write that the configured server of its base does not have. */
export interface ServerWrite {
  /** The order of the writes. */
  sequence?: number
  /** The user who wrote it. It is never sent as somebody else. */
  userId: string
  /** The idempotency key. */
  key: string
  method: string
  /** The path of the contract, with its base. */
  path: string
  input: WriteInput
  /** ms since 1970 */
  wroteAt: number
  /** A refused write is not sent again until the user asks for it. */
  state: 'waiting' | 'refused'
  /** How often the server has failed to execute it. */
  tries: number
  /** Why it was refused. */
  status?: number
  message?: string
}

/** The last reply to a read of a configured server. */
export interface ServerCopy {
  /** The user and the address. */
  id: string
  /** The JSON of the reply. */
  text: string
  /** When it arrived, in ms since 1970. */
  at: number
}

class ServersDatabase extends Dexie {
  declare writes: Table<ServerWrite, number>
  declare copies: Table<ServerCopy, string>

  constructor() {
    super('outpost-servers')
    this.version(1).stores({ writes: '++sequence, userId', copies: 'id, at' })
  }
}

/** What this device keeps for configured servers. A device without one does not have this database (decision 049). */
export const serversDatabase = new ServersDatabase()
