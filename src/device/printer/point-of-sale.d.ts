/* The drivers of these packages have no types of their own. */

declare module '@point-of-sale/webusb-receipt-printer' {
  import type { Driver } from '#src/device/printer/link.ts'

  const WebUSBReceiptPrinter: new () => Driver

  export { WebUSBReceiptPrinter as default }
}

declare module '@point-of-sale/webserial-receipt-printer' {
  import type { Driver } from '#src/device/printer/link.ts'

  const WebSerialReceiptPrinter: new (settings: { baudRate: number; bufferSize: number }) => Driver

  export { WebSerialReceiptPrinter as default }
}

declare module '@point-of-sale/webbluetooth-receipt-printer' {
  import type { Driver } from '#src/device/printer/link.ts'

  const WebBluetoothReceiptPrinter: new () => Driver

  export { WebBluetoothReceiptPrinter as default }
}
