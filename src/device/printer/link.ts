import type { PrinterIds } from './stored-printer.ts'

/** What a driver says about a printer that it has opened. */
export interface Opened extends PrinterIds {
  /** `star-graphics` and `meow` printers only print pictures in formats of their own. */
  language: string | null
  productName?: string | null
  name?: string | null
}

/** A driver of the `@point-of-sale` packages. */
export interface Driver {
  /** Asks the user. Resolves also when it failed; `connected` is sent soon after it when the printer is open. */
  connect(): Promise<void>
  /** Opens the printer with these ids if the user has allowed it before. Rejects when it cannot be opened. */
  reconnect(ids: PrinterIds): Promise<void>
  /** Resolves also when it failed. */
  print(bytes: Uint8Array): Promise<void>
  addEventListener(name: 'connected', listener: (opened: Opened) => void): void
}

/** A connection to a printer. */
export interface Link {
  /** Asks the user for a printer and opens it. Resolves to undefined when none was opened. Needs a press. */
  choose(): Promise<Opened | undefined>
  /** Opens the printer that was chosen before. Resolves to undefined when it is not there. May reject. */
  reopen(ids: PrinterIds): Promise<Opened | undefined>
  /** Rejects when the printer did not take the bytes. */
  send(bytes: Uint8Array): Promise<void>
  close(): Promise<void>
}

/** Runs `open`, which opens a printer by the driver, and returns the printer if the driver has opened it. */
export function openingWith(driver: Driver) {
  let opened: Opened | undefined
  driver.addEventListener('connected', found => {
    opened = found
  })
  return async (open: () => Promise<void>): Promise<Opened | undefined> => {
    opened = undefined
    await open()
    // The driver sends the event in a timer.
    await new Promise(resolve => setTimeout(resolve))
    return opened
  }
}
