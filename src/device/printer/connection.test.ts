import { describe, expect, it, vi } from 'vitest'
import { printerConnection } from './connection.ts'
import type { Link, Opened } from './link.ts'
import type { StoredPrinter } from './stored-printer.ts'

const printer: StoredPrinter = {
  kind: 'serial',
  name: '',
  language: 'esc-pos',
  ids: { vendorId: 1, productId: 2 },
  baudRate: 9600,
  opensDrawer: true,
}

/** A printer that can be unplugged. A connection that was open before does not work again. */
function fakePrinter() {
  const received: number[] = []
  const state = { isPlugged: true, plugs: 0, opened: 0, closed: 0 }
  const opened: Opened = { language: 'esc-pos', vendorId: 1, productId: 2 }

  async function loadLink(): Promise<Link> {
    let plug: number | undefined
    const open = async () => {
      if (!state.isPlugged) return undefined
      state.opened += 1
      plug = state.plugs
      return opened
    }
    return {
      choose: open,
      reopen: open,
      async send(bytes) {
        await Promise.resolve()
        if (!state.isPlugged || plug !== state.plugs) throw new Error('The device is lost')
        received.push(...bytes)
      },
      async close() {
        state.closed += 1
      },
    }
  }
  return { received, state, loadLink }
}

const bytes = (...values: number[]) => new Uint8Array(values)

describe('the connection to a printer', () => {
  it('is opened with the first job and stays open', async () => {
    const { received, state, loadLink } = fakePrinter()
    const { send } = printerConnection(loadLink)
    await send(printer, bytes(1))
    await send(printer, bytes(2))
    expect(received).toEqual([1, 2])
    expect(state.opened).toBe(1)
  })

  it('is opened again when the printer was unplugged and plugged in since the last job', async () => {
    const { received, state, loadLink } = fakePrinter()
    const { send } = printerConnection(loadLink)
    await send(printer, bytes(1))
    state.plugs += 1
    await send(printer, bytes(2))
    expect(received).toEqual([1, 2])
    expect(state).toMatchObject({ opened: 2, closed: 1 })
  })

  it('rejects a job while the printer is unplugged, and sends the next one when it is back', async () => {
    const { received, state, loadLink } = fakePrinter()
    const { send } = printerConnection(loadLink)
    await send(printer, bytes(1))
    state.isPlugged = false
    await expect(send(printer, bytes(2))).rejects.toThrow('not connected')
    state.isPlugged = true
    state.plugs += 1
    await send(printer, bytes(3))
    expect(received).toEqual([1, 3])
  })

  it('sends jobs one after another, and large ones in parts', async () => {
    const { received, loadLink } = fakePrinter()
    const { send } = printerConnection(loadLink)
    const large = new Uint8Array(10_000).fill(7)
    await Promise.all([send(printer, large), send(printer, bytes(8))])
    expect(received).toEqual([...large, 8])
  })

  it('is the one that the user has chosen', async () => {
    const { state, loadLink } = fakePrinter()
    const { choose, send } = printerConnection(loadLink)
    expect(await choose('serial', 9600)).toMatchObject({ vendorId: 1 })
    await send(printer, bytes(1))
    expect(state.opened).toBe(1)
  })

  it('rejects when the printer takes no bytes, and does not send the job twice', async () => {
    vi.useFakeTimers()
    try {
      const { state, loadLink } = fakePrinter()
      let sent = 0
      const { send } = printerConnection(async () => ({
        ...(await loadLink()),
        send: () => {
          sent += 1
          return sent === 1 ? Promise.resolve() : new Promise<never>(() => undefined)
        },
      }))
      await send(printer, bytes(1))
      const stuck = expect(send(printer, bytes(2))).rejects.toThrow('does not answer')
      await vi.advanceTimersByTimeAsync(15_000)
      await stuck
      expect(sent).toBe(2)
      expect(state.closed).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })
})
