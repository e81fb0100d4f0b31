import { rollPaper } from '#src/device/printer/receipt-paper.ts'
import type { PrintLine } from '#src/lib/receipt/print-line.ts'
import { printerConnection } from './connection.ts'
import {
  type BaudRate,
  type PrinterKind,
  printerLanguages,
  rememberPrinter,
  type StoredPrinter,
  storedPrinter,
} from './stored-printer.ts'

/** The code for printers is loaded when one is used. */
const connection = printerConnection(async (kind, baudRate) => {
  const { loadLink } = await import('./load-link.ts')
  return loadLink(kind, baudRate)
})

/**
 * Asks the user for a printer and stores it. Resolves to undefined when none was opened, and to `unsupported` when it
 * only understands pictures in a format of its own.
 */
export async function choosePrinter(
  kind: PrinterKind,
  baudRate: BaudRate,
): Promise<StoredPrinter | 'unsupported' | undefined> {
  const opened = await connection.choose(kind, baudRate)
  if (!opened) return undefined
  const language = printerLanguages.find(known => known === (opened.language ?? 'esc-pos'))
  if (!language) {
    await connection.close()
    return 'unsupported'
  }
  const { vendorId, productId, serialNumber, id, name, productName } = opened
  const printer: StoredPrinter = {
    kind,
    name: name ?? productName ?? '',
    language,
    ids: { vendorId, productId, serialNumber, id },
    baudRate,
    // Printers with Bluetooth are carried around, without a drawer.
    opensDrawer: kind !== 'bluetooth',
  }
  rememberPrinter(printer)
  return printer
}

/** Forgets the printer of this device, with what waits for it: receipts are printed with the dialog of the browser again. */
export async function forgetPrinter() {
  rememberPrinter(undefined)
  await connection.close()
  const { discardPrintJobs } = await import('./print-queue.ts')
  await discardPrintJobs()
}

/** Prints lines on the printer of this device and cuts the paper. Rejects when the printer does not take them. */
export async function printLines(lines: readonly PrintLine[]) {
  const printer = requirePrinter()
  const [{ receiptBytes }, { draw }] = await Promise.all([import('./encode.ts'), import('./draw.ts')])
  const { language } = printer
  await connection.send(printer, receiptBytes({ lines, paper: rollPaper(), language, draw }))
}

/** Opens the drawer at the printer of this device. Rejects when the printer does not answer. */
export async function openDrawerAtPrinter() {
  const printer = requirePrinter()
  const { drawerBytes } = await import('./encode.ts')
  await connection.send(printer, drawerBytes(printer.language))
}

class NoPrinter extends Error {
  override readonly name = 'NoPrinter'
}

function requirePrinter(): StoredPrinter {
  const printer = storedPrinter()
  if (!printer) throw new NoPrinter('This device has no printer')
  return printer
}
