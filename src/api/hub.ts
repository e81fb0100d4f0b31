import type { HubConnection } from '@microsoft/signalr'
import type { EventOf, Hub, MethodInput, MethodOf, MethodOutput, Payload } from '#src/contract/core/hubs.ts'
import { onBeforeUpdate } from '#src/device/update.ts'
import { hubConnection } from './hub-connection.ts'
import { token } from './session.ts'

export type HubState = 'connecting' | 'connected' | 'reconnecting' | 'disconnected'

/** A typed connection to a hub. Listeners stay registered when the connection is lost and restored. */
export interface HubClient<H extends Hub> {
  /** Calls back for every event of this name. Returns a function that stops it. */
  on<E extends EventOf<H>>(event: E, listener: (payload: Payload<H, E>) => void): () => void
  /** Resolves with the result of the method. Rejects with the server's message, and while it is not connected. */
  invoke<M extends MethodOf<H>>(method: M, input: MethodInput<H, M>): Promise<MethodOutput<H, M>>
  /** With `subscribe`, the arguments of `useSyncExternalStore`. */
  state(): HubState
  subscribe(listener: () => void): () => void
  /** Calls back after each connect and reconnect: to join, and to load missed data. */
  onConnected(listener: () => void): () => void
  /** Closes it permanently. */
  close(): Promise<void>
}

/**
 * How long a connection pauses while a new version of the worker takes over, in ms. It is longer than `applyUpdate` waits
 * before it reloads the page, because the polls of one tab delay the new version in all tabs.
 */
const UPDATE_PAUSE_MS = 15_000

interface Options {
  /** The delay of a retry when the first connect failed, in ms. */
  retry?: number
}

/**
 * Connects to a hub once there is a token; SignalR is loaded only then. A connection that was lost permanently is
 * retried when the device is online again and when the tab becomes visible.
 */
export function connect<H extends Hub>(hub: H, { retry }: Options = {}): HubClient<H> {
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const watchers = new Set<() => void>()
  const joiners = new Set<() => void>()
  const closing = new AbortController()
  let state: HubState = 'disconnected'
  let connection: HubConnection | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  const isStopped = () => isPaused || closing.signal.aborted

  function setState(next: HubState) {
    if (state === next) return
    state = next
    for (const watch of watchers) watch()
    if (state === 'connected') for (const join of joiners) join()
  }

  const forward = (event: string) =>
    connection?.on(event, payload => {
      for (const listen of listeners.get(event) ?? []) listen(payload as never)
    })

  async function open() {
    connection = await hubConnection(hub)
    connection.onreconnecting(() => setState('reconnecting'))
    connection.onreconnected(() => setState('connected'))
    connection.onclose(() => setState('disconnected'))
    for (const event of listeners.keys()) forward(event)
  }

  async function start() {
    if (state !== 'disconnected' || isStopped() || !token()) return
    clearTimeout(timer)
    setState('connecting')
    try {
      if (!connection) await open()
      if (!isStopped()) await connection?.start()
      if (isStopped()) {
        await connection?.stop()
        setState('disconnected')
      } else setState('connected')
    } catch {
      setState('disconnected')
      if (retry === undefined || isStopped()) return
      // spec: product.md section 8, verbatim
      console.warn('Error while establishing connection, retrying...')
      timer = setTimeout(start, retry)
    }
  }

  /** Closes the connection for a while: an open poll would delay the new worker. */
  async function pauseForUpdate() {
    isPaused = true
    clearTimeout(timer)
    timer = setTimeout(resume, UPDATE_PAUSE_MS)
    await connection?.stop().catch(() => undefined)
  }

  function resume() {
    isPaused = false
    void start()
  }

  onBeforeUpdate(() => void pauseForUpdate(), closing)
  addEventListener('online', start, closing)
  addEventListener('pageshow', start, closing)
  document.addEventListener('visibilitychange', () => document.hidden || start(), closing)
  void start()

  return {
    on(event, listener) {
      const known = listeners.get(event)
      const all = known ?? new Set()
      listeners.set(event, all.add(listener))
      if (!known) forward(event)
      return () => void all.delete(listener)
    },
    async invoke(method, input) {
      if (!connection) throw new Error('Not connected')
      return connection.invoke(method, input)
    },
    state: () => state,
    subscribe: listener => add(watchers, listener),
    onConnected(listener) {
      if (state === 'connected') listener()
      return add(joiners, listener)
    },
    async close() {
      closing.abort()
      clearTimeout(timer)
      await connection?.stop()
    },
  }
}

function add<T>(all: Set<T>, one: T) {
  all.add(one)
  return () => void all.delete(one)
}
