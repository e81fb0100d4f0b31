import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { chatHub } from '#src/contract/core/hubs.ts'

/** The environment of the journeys: a Node server, or the worker of a page. */
export interface HubEnvironment {
  urlOf: (path: string) => string
  /** One of SignalR's `HttpTransportType`. */
  transport: number
  tokenOf: (userId: string) => Promise<string>
}

/** Connects with the library's own client, without code of the app, and collects received events. */
export async function connect(environment: HubEnvironment, userId: string, hub: { path: string } = chatHub) {
  const accessToken = await environment.tokenOf(userId)
  const connection = new HubConnectionBuilder()
    .withUrl(environment.urlOf(hub.path), {
      transport: environment.transport,
      accessTokenFactory: () => accessToken,
      withCredentials: false,
    })
    .withAutomaticReconnect([0, 0, 200, 500])
    .configureLogging(LogLevel.None)
    .build()
  const inbox = listen(connection)
  await connection.start()
  return { connection, ...inbox }
}

export interface Received {
  event: string
  payload: never
}

const events = [
  'receiveMessage',
  'receiveComer',
  'forecast-notification',
  'forecast-command',
  'forecast-prices',
]

function listen(connection: HubConnection) {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  for (const event of events)
    connection.on(event, (payload: never) => {
      received.push({ event, payload })
      for (const look of waiting) look()
    })
  /** Resolves to the first event that matches, whether it was received before or comes later. */
  const get = <T>(event: string, fits: (payload: T) => boolean = () => true) =>
    new Promise<T>(resolve => {
      const look = () => {
        const found = received.find(entry => entry.event === event && fits(entry.payload))
        if (!found) return
        waiting.delete(look)
        resolve(found.payload)
      }
      waiting.add(look)
      look()
    })
  return { received, get }
}

export function check(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

export function equal(actual: unknown, expected: unknown) {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  check(a === b, `${a} is not ${b}`)
}

/** Resolves to the reason why a promise was rejected; rejects when it was fulfilled. */
export async function reasonOf(promise: Promise<unknown>): Promise<string> {
  const reason = await promise.then(
    () => undefined,
    error => String(error),
  )
  check(reason !== undefined, 'Nothing was refused')
  return reason
}
