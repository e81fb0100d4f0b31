import type { PrinterIds, PrinterKind } from './stored-printer.ts'
import { printerKinds } from './stored-printer.ts'

/** The parts of WebUSB that are used. https://wicg.github.io/webusb/ */
export interface UsbDevice extends PrinterIds {
  readonly opened: boolean
  readonly configuration: {
    readonly interfaces: readonly {
      readonly claimed: boolean
      readonly alternate: {
        readonly endpoints: readonly { readonly direction: 'in' | 'out'; readonly endpointNumber: number }[]
      }
    }[]
  } | null
  transferOut(endpoint: number, bytes: Uint8Array): Promise<{ readonly status: string }>
  close(): Promise<void>
}

/** The parts of Web Serial that are used. https://wicg.github.io/serial/ */
export interface SerialPort {
  readonly writable: WritableStream<Uint8Array> | null
  getInfo(): { usbVendorId?: number; usbProductId?: number }
  open(options: { baudRate: number; bufferSize?: number }): Promise<void>
  close(): Promise<void>
}

/** The parts of Web Bluetooth that are used. https://webbluetoothcg.github.io/web-bluetooth/ */
export interface BluetoothDevice {
  readonly id: string
  readonly gatt: { readonly connected: boolean }
}

export interface BrowserDevices {
  readonly usb?: { getDevices(): Promise<UsbDevice[]> }
  readonly serial?: { getPorts(): Promise<SerialPort[]> }
  readonly bluetooth?: {
    getDevices?(): Promise<BluetoothDevice[]>
    requestDevice(options: unknown): Promise<BluetoothDevice>
  }
}

/** Returns the interfaces of this browser to devices. TypeScript does not declare them. */
export const browserDevices = (): BrowserDevices => navigator as Navigator & BrowserDevices

/** Returns the ways in which this browser can reach a printer. */
export const availableKinds = (): PrinterKind[] => {
  const devices = browserDevices()
  return printerKinds.filter(kind => devices[kind] !== undefined)
}
