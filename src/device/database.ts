import Dexie, { type Table } from 'dexie'
import type { Attachment } from '#src/contract/shared/attachments.ts'
import type { Quote } from '#src/contract/shared/quote.ts'
import { DEVICE_DATABASE } from '#src/lib/existing-database.ts'
import type { PrintFailure, PrintLine } from '#src/lib/receipt/print-line.ts'

/** A message of this device that is not sent yet. */
export interface QueuedMessage {
  /** The id of the future message, so that sending it twice creates only one message. */
  id: string
  fromID: string
  toID: string
  text: string
  /** ms since 1970 */
  at: number
  /** Files that are stored on the server already. */
  attachments?: Attachment[]
  /** The message to which it replies. */
  replyTo?: Quote
  /** The reason why it was refused. It is not sent again until the user asks for it. */
  problem?: string
}

/** A document for the receipt printer of this device that is not finished yet. */
export interface PrintJob {
  id: string
  /** The document and its code. */
  documentId: string
  title: string
  /** ms since 1970 */
  at: number
  lines: readonly PrintLine[]
  /** `printed`: it is on paper, and only its count is missing. A failed one is printed when the user asks for it. */
  state: 'waiting' | 'failed' | 'printed'
  /** Why it failed. */
  problem?: PrintFailure
}

class DeviceDatabase extends Dexie {
  declare outbox: Table<QueuedMessage, string>
  /** Single values by name: times in ms since 1970. */
  declare times: Table<{ name: string; at: number }, string>

  declare prints: Table<PrintJob, string>

  constructor() {
    super(DEVICE_DATABASE)
    this.version(1).stores({ outbox: 'id, at', times: 'name' })
    this.version(2).stores({ prints: 'id, at' })
  }
}

/**
 * The database for the device's own data; the server's database is `outpost`. Load it with the panels that show it
 * (decision 034).
 */
export const deviceDatabase = new DeviceDatabase()
