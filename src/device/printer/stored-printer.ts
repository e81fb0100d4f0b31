/** The ways in which a browser reaches a receipt printer. */
export const printerKinds = ['usb', 'serial', 'bluetooth'] as const
export type PrinterKind = (typeof printerKinds)[number]

/** The command sets of receipt printers. */
export const printerLanguages = ['esc-pos', 'star-prnt', 'star-line'] as const
export type PrinterLanguage = (typeof printerLanguages)[number]

/** The speeds of a serial port, in bit/s. */
export const baudRates = [9600, 19_200, 38_400, 115_200] as const
export type BaudRate = (typeof baudRates)[number]

/** What finds a printer again after a reload. */
export interface PrinterIds {
  vendorId?: number | null
  productId?: number | null
  serialNumber?: string | null
  /** The id of a Bluetooth device. */
  id?: string | null
}

/** The printer of this device. */
export interface StoredPrinter {
  kind: PrinterKind
  /** Empty when the printer has none. */
  name: string
  language: PrinterLanguage
  ids: PrinterIds
  baudRate: BaudRate
  /** A cash sale opens the drawer that is connected to the printer. */
  opensDrawer: boolean
}

const key = 'outpost.receipt-printer'
const listeners = new Set<() => void>()
/** The last stored text, and what was read from it: a snapshot is the same object until it changes. */
let read: { text: string | null; printer: StoredPrinter | undefined } = { text: null, printer: undefined }

/** Returns the printer of this device; undefined when receipts are printed with the dialog of the browser. */
export function storedPrinter(): StoredPrinter | undefined {
  const text = localStorage.getItem(key)
  if (text !== read.text) read = { text, printer: parsed(text) }
  return read.printer
}

function parsed(text: string | null): StoredPrinter | undefined {
  try {
    const printer: StoredPrinter | null = JSON.parse(text ?? 'null')
    const isKnown =
      printer !== null && printerKinds.includes(printer.kind) && printerLanguages.includes(printer.language)
    return isKnown ? printer : undefined
  } catch {
    return undefined
  }
}

/** Stores the printer of this device; without one, none is used. */
export function rememberPrinter(printer: StoredPrinter | undefined) {
  if (printer) localStorage.setItem(key, JSON.stringify(printer))
  else localStorage.removeItem(key)
  for (const changed of listeners) changed()
}

/** Calls `changed` when the printer changes, in any tab. Returns a function that ends this. */
export function onPrinter(changed: () => void): () => void {
  const changedElsewhere = (event: StorageEvent) => event.key === key && changed()
  listeners.add(changed)
  addEventListener('storage', changedElsewhere)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changedElsewhere)
  }
}
