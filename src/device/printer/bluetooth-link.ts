import { type BluetoothDevice, browserDevices } from './browser-devices.ts'
import { type Driver, type Link, openingWith } from './link.ts'

/**
 * Returns a connection by Web Bluetooth. The driver sends the bytes in parts that the printer takes; it hides errors,
 * so a lost connection is an error here.
 */
export function bluetoothLink(driver: Driver): Link {
  const opening = openingWith(driver)
  let device: BluetoothDevice | undefined

  async function choose() {
    const { bluetooth } = browserDevices()
    if (!bluetooth) return undefined
    const request = bluetooth.requestDevice
    const own = Object.getOwnPropertyDescriptor(bluetooth, 'requestDevice')
    // The driver does not tell which device was chosen.
    Object.defineProperty(bluetooth, 'requestDevice', {
      configurable: true,
      value: async (options: unknown) => {
        device = await request.call(bluetooth, options)
        return device
      },
    })
    try {
      return await opening(() => driver.connect())
    } finally {
      if (own) Object.defineProperty(bluetooth, 'requestDevice', own)
      else Reflect.deleteProperty(bluetooth, 'requestDevice')
    }
  }

  return {
    choose,
    async reopen(ids) {
      const { bluetooth } = browserDevices()
      // Most browsers forget Bluetooth devices with the page: the user chooses again, which needs a press.
      if (!bluetooth?.getDevices) return navigator.userActivation?.isActive ? choose() : undefined
      device = (await bluetooth.getDevices()).find(({ id }) => id === ids.id)
      return opening(() => driver.reconnect(ids))
    },
    async send(bytes) {
      if (device?.gatt.connected) await driver.print(bytes)
      if (!device?.gatt.connected) throw new Error('The Bluetooth printer is not connected')
    },
    close: () => Promise.resolve(),
  }
}
