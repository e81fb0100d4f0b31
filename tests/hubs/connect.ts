import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { chatHub } from '#src/contract/core/hubs.ts'

/** Where the journeys take place: a Node server or the worker behind a page. */
export interface Ground {
  urlOf: (path: string) => string
  /** One of SignalR's `HttpTransportType`. */
  transport: number
  tokenOf: (userId: string) => Promise<string>
}

/** The library's own client, with nothing of ours in it; and what was received, which can be waited for. */
export async function connect(ground: Ground, userId: string, hub: { path: string } = chatHub) {
  const accessToken = await ground.tokenOf(userId)
  const connection = new HubConnectionBuilder()
    .withUrl(ground.urlOf(hub.path), {
      transport: ground.transport,
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

const events = ['receiveMessage', 'receiveComer', 'forecast-notification', 'forecast-command']

function listen(connection: HubConnection) {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  for (const event of events)
    connection.on(event, (payload: never) => {
      received.push({ event, payload })
      for (const look of waiting) look()
    })
  /** Resolves with the first of an event that fits, whether it is there already or comes. */
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

/** Why a promise is rejected; fails when it is not. */
export async function reasonOf(promise: Promise<unknown>): Promise<string> {
  const reason = await promise.then(
    () => undefined,
    error => String(error),
  )
  check(reason !== undefined, 'Nothing was refused')
  return reason
}
