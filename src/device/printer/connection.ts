import type { Link, Opened } from './link.ts'
import type { BaudRate, PrinterKind, StoredPrinter } from './stored-printer.ts'

/** A printer takes a part of this size in this time, also at 9600 bit/s. */
const PART_BYTES = 4096
const PART_LIMIT_MS = 15_000
const OPEN_LIMIT_MS = 20_000
const CLOSE_LIMIT_MS = 2000

type LoadLink = (kind: PrinterKind, baudRate: BaudRate) => Promise<Link>

/** The printer is there, but takes no bytes. The job is not sent again: a part of it may be on paper. */
class SlowPrinter extends Error {
  override readonly name = 'SlowPrinter'
}

/**
 * Returns the connection of this tab to its printer. It is opened with the first job and stays open. When the printer
 * was unplugged in the meantime, it is opened again and the job is sent once more. Jobs run one after another.
 */
export function printerConnection(loadLink: LoadLink) {
  let open: Link | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function close() {
    const closed = open
    open = undefined
    // A port that was unplugged cannot be closed.
    if (closed) await within(CLOSE_LIMIT_MS, closed.close()).catch(() => undefined)
  }

  async function reopen({ kind, baudRate, ids }: StoredPrinter): Promise<Link> {
    const link = await loadLink(kind, baudRate)
    if (!(await within(OPEN_LIMIT_MS, link.reopen(ids)))) throw new Error('The printer is not connected')
    open = link
    return link
  }

  async function run(printer: StoredPrinter, bytes: Uint8Array) {
    const kept = open
    try {
      await sendParts(kept ?? (await reopen(printer)), bytes)
    } catch (error) {
      await close()
      if (!kept || error instanceof SlowPrinter) throw error
      await sendParts(await reopen(printer), bytes).catch(async (again: unknown) => {
        await close()
        throw again
      })
    }
  }

  return {
    /** Asks the user for a printer. Resolves to undefined when none was opened. Needs a press. */
    async choose(kind: PrinterKind, baudRate: BaudRate): Promise<Opened | undefined> {
      const [link] = await Promise.all([loadLink(kind, baudRate), close()])
      const opened = await link.choose()
      if (opened) open = link
      return opened
    },
    /** Sends bytes to the printer. Rejects when it does not take them. */
    send(printer: StoredPrinter, bytes: Uint8Array): Promise<void> {
      const job = last.catch(() => undefined).then(() => run(printer, bytes))
      last = job
      return job
    },
    close,
  }
}

async function sendParts(link: Link, bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += PART_BYTES)
    await within(PART_LIMIT_MS, link.send(bytes.slice(start, start + PART_BYTES)))
}

/** Rejects when a promise takes longer: a printer without paper takes no bytes and does not answer. */
function within<Value>(limitMs: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SlowPrinter('The printer does not answer')), limitMs)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}
