import { bluetoothLink } from './bluetooth-link.ts'
import type { Link } from './link.ts'
import { serialLink, serialSettings } from './serial-link.ts'
import type { BaudRate, PrinterKind } from './stored-printer.ts'
import { usbLink } from './usb-link.ts'

const loaders: Readonly<Record<PrinterKind, (baudRate: BaudRate) => Promise<Link>>> = {
  usb: () =>
    import('@point-of-sale/webusb-receipt-printer').then(({ default: Driver }) => usbLink(new Driver())),
  serial: baudRate =>
    import('@point-of-sale/webserial-receipt-printer').then(({ default: Driver }) =>
      serialLink(new Driver(serialSettings(baudRate)), baudRate),
    ),
  bluetooth: () =>
    import('@point-of-sale/webbluetooth-receipt-printer').then(({ default: Driver }) =>
      bluetoothLink(new Driver()),
    ),
}

/** Loads the driver of a kind of printer. Rejects when it is not on the device and cannot be fetched. */
export const loadLink = (kind: PrinterKind, baudRate: BaudRate): Promise<Link> => loaders[kind](baudRate)
