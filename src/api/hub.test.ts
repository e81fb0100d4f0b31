import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OutgoingChatMessage } from '#src/contract/chat.ts'
import { chatHub } from '#src/contract/core/hubs.ts'
import { connect } from './hub.ts'

/** Returns a replacement of SignalR's connection with the methods that the app uses, controlled by the test. */
function fakeConnection() {
  const happens: Record<string, (payload?: unknown) => void> = {}
  return {
    happens,
    start: vi.fn(async () => {}),
    stop: vi.fn(async () => {}),
    invoke: vi.fn(async (_: string, input: OutgoingChatMessage) => input),
    on: (event: string, listener: () => void) => void (happens[event] = listener),
    onreconnecting: (listener: () => void) => void (happens.reconnecting = listener),
    onreconnected: (listener: () => void) => void (happens.reconnected = listener),
    onclose: (listener: () => void) => void (happens.close = listener),
  }
}

const page = vi.hoisted(() => ({ token: 'token' as string | undefined, connection: undefined as unknown }))
vi.mock('./session.ts', () => ({ token: () => page.token }))
vi.mock('./hub-connection.ts', () => ({ hubConnection: async () => page.connection }))

let connection: ReturnType<typeof fakeConnection>
const [win, doc] = [new EventTarget(), new EventTarget()]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('addEventListener', win.addEventListener.bind(win))
  vi.stubGlobal('document', doc)
  connection = fakeConnection()
  page.connection = connection
  page.token = 'token'
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

it('reports its state, and joins again after every reconnect', async () => {
  const hub = connect(chatHub)
  const [states, join] = [[hub.state()], vi.fn()]
  hub.subscribe(() => states.push(hub.state()))
  hub.onConnected(join)
  await settle()
  connection.happens.reconnecting?.()
  connection.happens.reconnected?.()
  connection.happens.close?.()
  expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'connected', 'disconnected'])
  expect(join).toHaveBeenCalledTimes(2)
  await hub.close()
})

it('passes events to all listeners, before and after it is connected, until they are removed', async () => {
  const hub = connect(chatHub)
  const [early, late] = [vi.fn(), vi.fn()]
  const leave = hub.on('receiveComer', early)
  await settle()
  hub.on('receiveComer', late)
  const comer = { id: 'chau', name: 'Châu', avatar: null }
  connection.happens.receiveComer?.(comer)
  leave()
  connection.happens.receiveComer?.(comer)
  expect(early.mock.calls).toEqual([[comer]])
  expect(late).toHaveBeenCalledTimes(2)
  await hub.close()
})

it('connects only with a token, and retries when the tab becomes visible', async () => {
  page.token = undefined
  const hub = connect(chatHub)
  await settle()
  expect(hub.state()).toBe('disconnected')
  await expect(hub.invoke('sendMessage', { toID: 'chau', text: 'Alo' })).rejects.toThrow('Not connected')
  page.token = 'token'
  doc.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(hub.state()).toBe('connected')
  await hub.close()
})

it('restarts a stopped connection when the device is online again', async () => {
  const hub = connect(chatHub)
  await settle()
  connection.happens.close?.()
  win.dispatchEvent(new Event('online'))
  await settle()
  expect(hub.state()).toBe('connected')
  expect(connection.start).toHaveBeenCalledTimes(2)
  await hub.close()
})

it('retries every 5 seconds while it cannot connect, until it is closed', async () => {
  connection.start.mockRejectedValue(new Error('no server'))
  const hub = connect(chatHub, { retry: 5000 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(connection.start).toHaveBeenCalledTimes(3)
  expect(console.warn).toHaveBeenCalledWith('Error while establishing connection, retrying...')
  await hub.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(connection.start).toHaveBeenCalledTimes(3)
})

it('stays closed while a new version of the worker takes over, also when it was connecting, then connects again', async () => {
  let started = () => {}
  connection.start.mockImplementationOnce(() => new Promise<void>(resolve => (started = resolve)))
  const hub = connect(chatHub, { retry: 5000 })
  await settle()
  expect(hub.state()).toBe('connecting')
  const tab = new BroadcastChannel('outpost.update')
  tab.postMessage('now')
  await vi.waitFor(() => expect(connection.stop).toHaveBeenCalled())
  started()
  await settle()
  expect(hub.state()).toBe('disconnected')
  win.dispatchEvent(new Event('online'))
  doc.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(connection.start).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(6000)
  expect(hub.state()).toBe('connected')
  tab.close()
  await hub.close()
})
