import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bluetoothLink } from '#src/device/printer/bluetooth-link.ts'
import type { Driver } from '#src/device/printer/link.ts'
import { serialLink, serialSettings } from '#src/device/printer/serial-link.ts'
import { usbLink } from '#src/device/printer/usb-link.ts'

/** Returns a driver of a package; Node does not resolve it, because it is only for browsers. */
async function driverOf(name: string, settings?: object): Promise<Driver> {
  const file = `node_modules/@point-of-sale/${name}/dist/${name}.esm.js`
  const { default: Driver } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return new Driver(settings)
}

const bytes = new Uint8Array([1, 2, 3])
const useDevices = (devices: object) => vi.stubGlobal('navigator', devices)
/** The drivers log that they could not connect. */
const quietly = () => vi.spyOn(console, 'log').mockImplementation(() => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a serial port', () => {
  function fakePort({ ids = { usbVendorId: 1, usbProductId: 2 }, fails = false } = {}) {
    const received: number[] = []
    const port = {
      writable: null as WritableStream<Uint8Array> | null,
      baudRate: 0,
      getInfo: () => ids,
      async open({ baudRate }: { baudRate: number }) {
        if (port.writable) throw new Error('The port is open already')
        port.baudRate = baudRate
        port.writable = new WritableStream({
          write(chunk) {
            if (fails) throw new Error('The device is lost')
            received.push(...chunk)
          },
        })
      },
      async close() {
        port.writable = null
      },
    }
    const serial = Object.assign(new EventTarget(), {
      requestPort: async () => port,
      getPorts: async () => [port],
    })
    useDevices({ serial })
    return { port, received, serial }
  }
  const link = async () =>
    serialLink(await driverOf('webserial-receipt-printer', serialSettings(19_200)), 19_200)

  it('is opened by the driver when it was chosen, with its speed, and gets the bytes', async () => {
    const { port, received } = fakePort()
    const { choose, send } = await link()
    expect(await choose()).toMatchObject({ vendorId: 1, productId: 2 })
    await send(bytes)
    expect(received).toEqual([...bytes])
    expect(port.baudRate).toBe(19_200)
  })

  it('is found again by its ids, or because it is the only one', async () => {
    const { received } = fakePort()
    const first = await link()
    expect(await first.reopen({ vendorId: 1, productId: 9 })).toBeUndefined()
    expect(await first.reopen({ vendorId: 1, productId: 2 })).toBeDefined()
    await first.send(bytes)
    expect(received).toEqual([...bytes])

    const without = fakePort({ ids: {} as { usbVendorId: number; usbProductId: number } })
    const second = await link()
    expect(await second.reopen({ vendorId: null, productId: null })).toBeDefined()
    await second.send(bytes)
    expect(without.received).toEqual([...bytes])
  })

  it('rejects bytes that are not written, and its choice is undefined when the user chose none', async () => {
    fakePort({ fails: true })
    const failing = await link()
    await failing.choose()
    await expect(failing.send(bytes)).rejects.toThrow('lost')

    quietly()
    const { serial } = fakePort()
    serial.requestPort = () => Promise.reject(new DOMException('No port', 'NotFoundError'))
    const { choose, send } = await link()
    expect(await choose()).toBeUndefined()
    await expect(send(bytes)).rejects.toThrow('not open')
  })
})

describe('a USB printer', () => {
  function fakeDevice(status = 'ok') {
    const received: number[] = []
    const endpoints = [
      { direction: 'in', endpointNumber: 1 },
      { direction: 'out', endpointNumber: 3 },
    ]
    const device = {
      vendorId: 0x04b8,
      productId: 7,
      serialNumber: 'S1',
      productName: 'TM-T20',
      opened: false,
      configuration: {
        interfaces: [{ interfaceNumber: 0, claimed: true, alternate: { endpoints } }],
      },
      open: async () => {
        device.opened = true
      },
      close: async () => {
        device.opened = false
      },
      selectConfiguration: async () => undefined,
      claimInterface: async () => undefined,
      reset: async () => undefined,
      async transferOut(endpoint: number, chunk: Uint8Array) {
        received.push(endpoint, ...chunk)
        return { status }
      },
    }
    const usb = Object.assign(new EventTarget(), {
      requestDevice: async () => device,
      getDevices: async () => [device],
    })
    useDevices({ usb })
    return { device, received, usb }
  }
  const link = async () => usbLink(await driverOf('webusb-receipt-printer'))

  it('is opened by the driver and gets the bytes at its endpoint', async () => {
    const { received } = fakeDevice()
    const { choose, send } = await link()
    expect(await choose()).toMatchObject({ productName: 'TM-T20', language: 'esc-pos' })
    await send(bytes)
    expect(received).toEqual([3, ...bytes])
  })

  it('is found again by its ids, and is not there when it is unplugged', async () => {
    const { usb } = fakeDevice()
    const { reopen } = await link()
    const ids = { vendorId: 0x04b8, productId: 7, serialNumber: 'S1' }
    expect(await reopen(ids)).toBeDefined()
    usb.getDevices = async () => []
    expect(await reopen(ids)).toBeUndefined()
  })

  it('rejects bytes that the printer refuses', async () => {
    fakeDevice('stall')
    const { choose, send } = await link()
    await choose()
    await expect(send(bytes)).rejects.toThrow('stall')
  })
})

describe('a Bluetooth printer', () => {
  const service = '000018f0-0000-1000-8000-00805f9b34fb'
  function fakeDevice() {
    const received: number[] = []
    const characteristic = {
      properties: { write: true },
      async writeValueWithResponse(chunk: Uint8Array) {
        if (!gatt.connected) throw new Error('The connection is lost')
        received.push(...chunk)
      },
    }
    const gatt = {
      connected: false,
      async connect() {
        gatt.connected = true
        return gatt
      },
      getPrimaryServices: async () => [{ uuid: service }],
      getPrimaryService: async () => ({ getCharacteristic: async () => characteristic }),
    }
    const device = { id: 'b1', name: 'Printer001', gatt }
    const bluetooth = Object.assign(new EventTarget(), { requestDevice: async () => device })
    const userActivation = { isActive: false }
    useDevices({ bluetooth, userActivation })
    return { bluetooth, gatt, received, userActivation }
  }
  const link = async () => bluetoothLink(await driverOf('webbluetooth-receipt-printer'))

  it('gets the bytes in parts, and the function of the browser is as before', async () => {
    const { bluetooth, received } = fakeDevice()
    const { requestDevice } = bluetooth
    const { choose, send } = await link()
    expect(await choose()).toMatchObject({ id: 'b1', language: 'esc-pos' })
    const many = new Uint8Array(250).fill(5)
    await send(many)
    expect(received).toEqual([...many])
    expect(bluetooth.requestDevice).toBe(requestDevice)
  })

  it('rejects bytes after the connection was lost', async () => {
    const { gatt } = fakeDevice()
    const { choose, send } = await link()
    await choose()
    gatt.connected = false
    await expect(send(bytes)).rejects.toThrow('not connected')
  })

  it('is chosen again after a reload, but only by a press', async () => {
    const { userActivation } = fakeDevice()
    const { reopen } = await link()
    expect(await reopen({ id: 'b1' })).toBeUndefined()
    userActivation.isActive = true
    expect(await reopen({ id: 'b1' })).toMatchObject({ id: 'b1' })
  })
})
