import { browserDevices, type UsbDevice } from './browser-devices.ts'
import { type Driver, type Link, type Opened, openingWith } from './link.ts'
import type { PrinterIds } from './stored-printer.ts'

const isSame = (one: PrinterIds, other: PrinterIds) =>
  one.vendorId === other.vendorId &&
  one.productId === other.productId &&
  one.serialNumber === other.serialNumber

/**
 * Returns a connection by WebUSB. The driver chooses and opens the device. The bytes are sent here, because the driver
 * hides errors of a transfer.
 */
export function usbLink(driver: Driver): Link {
  const opening = openingWith(driver)
  let device: UsbDevice | undefined

  async function open(run: () => Promise<void>): Promise<Opened | undefined> {
    const opened = await opening(run)
    const known = (await browserDevices().usb?.getDevices()) ?? []
    device = known.find(candidate => candidate.opened && opened && isSame(candidate, opened))
    return device && opened
  }

  return {
    choose: () => open(() => driver.connect()),
    reopen: ids => open(() => driver.reconnect(ids)),
    async send(bytes) {
      const endpoint = device?.configuration?.interfaces
        .find(({ claimed }) => claimed)
        ?.alternate.endpoints.find(({ direction }) => direction === 'out')
      if (!device || !endpoint) throw new Error('The USB printer is not open')
      const { status } = await device.transferOut(endpoint.endpointNumber, bytes)
      if (status !== 'ok') throw new Error(`The USB printer answers ${status}`)
    },
    close: async () => device?.close(),
  }
}
