import { browserDevices, type SerialPort } from './browser-devices.ts'
import { type Driver, type Link, type Opened, openingWith } from './link.ts'
import type { BaudRate, PrinterIds } from './stored-printer.ts'

/** The bytes that the browser keeps for a port. */
const BUFFER_SIZE = 4096

/** The driver takes the same settings. */
export const serialSettings = (baudRate: BaudRate) => ({ baudRate, bufferSize: BUFFER_SIZE })

/**
 * Returns a connection by Web Serial. The driver chooses and opens the port. The bytes are sent here, because the
 * driver hides errors of a write.
 */
export function serialLink(driver: Driver, baudRate: BaudRate): Link {
  const opening = openingWith(driver)
  let port: SerialPort | undefined

  async function open(run: () => Promise<void>): Promise<Opened | undefined> {
    const opened = await opening(run)
    port = (await allowedPorts()).find(isFree)
    return port && (opened ?? { language: null })
  }

  return {
    choose: () => open(() => driver.connect()),
    reopen: ids =>
      open(async () => {
        // A port whose last write did not end could not be closed.
        if ((await allowedPorts()).some(isFree)) return
        await (isUsb(ids) ? driver.reconnect(ids) : openOnlyPort(baudRate))
      }),
    async send(bytes) {
      const writer = port?.writable?.getWriter()
      if (!writer) throw new Error('The serial port is not open')
      try {
        await writer.write(bytes)
      } finally {
        writer.releaseLock()
      }
    },
    close: async () => port?.close(),
  }
}

const allowedPorts = async () => (await browserDevices().serial?.getPorts()) ?? []

const isFree = ({ writable }: SerialPort) => writable !== null && !writable.locked

const isUsb = ({ vendorId, productId }: PrinterIds) => Boolean(vendorId && productId)

/** A port without an adapter for USB has no ids, so the driver cannot find it. The only allowed one is it. */
async function openOnlyPort(baudRate: BaudRate) {
  const [port, ...others] = await allowedPorts()
  if (port && others.length === 0) await port.open(serialSettings(baudRate))
}
