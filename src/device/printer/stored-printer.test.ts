import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onPrinter, rememberPrinter, type StoredPrinter, storedPrinter } from './stored-printer.ts'

const key = 'outpost.receipt-printer'
const printer: StoredPrinter = {
  kind: 'usb',
  name: 'TM-T20',
  language: 'esc-pos',
  ids: { vendorId: 1, productId: 2, serialNumber: 'S1' },
  baudRate: 9600,
  opensDrawer: true,
}
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})
afterEach(() => vi.unstubAllGlobals())

it('the printer of the device is remembered until it is forgotten, and each change is told', () => {
  const changed = vi.fn()
  const end = onPrinter(changed)
  expect(storedPrinter()).toBeUndefined()
  rememberPrinter(printer)
  expect(storedPrinter()).toEqual(printer)
  expect(storedPrinter()).toBe(storedPrinter())
  rememberPrinter(undefined)
  expect(storedPrinter()).toBeUndefined()
  end()
  rememberPrinter(printer)
  expect(changed).toHaveBeenCalledTimes(2)
})

it('a stored text that is not a printer of a known kind and language counts as none', () => {
  for (const text of ['{', '1', '{}', JSON.stringify({ ...printer, kind: 'lpt' })]) {
    stored.set(key, text)
    expect(storedPrinter()).toBeUndefined()
  }
  stored.set(key, JSON.stringify({ ...printer, language: 'meow' }))
  expect(storedPrinter()).toBeUndefined()
})
