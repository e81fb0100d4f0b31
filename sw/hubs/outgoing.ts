import type { EventOf, Hub, Payload } from '#src/contract/core/hubs.ts'
import { db } from '#sw/storage/db.ts'
import { invocation } from './protocol.ts'
import { wake } from './readers.ts'
import type { ConnectionRow } from './rows.ts'

/** The connections of a hub, a user's or all, that receive events. */
export const connectionsOf = async (hub: Hub, userId?: string): Promise<ConnectionRow[]> => {
  const all = await db.connections.where('hub').equals(hub.path).toArray()
  return all.filter(
    ({ userId: owner, handshaken, closing }) =>
      handshaken && !closing && (userId === undefined || owner === userId),
  )
}

/** Sends an event to connections, in the transaction that makes it true. */
export async function emit<H extends Hub, E extends EventOf<H>>(
  _: H,
  event: E,
  payload: Payload<H, E>,
  to: readonly ConnectionRow[],
) {
  const frame = invocation(event, payload)
  await post(
    to.map(({ token }) => token),
    frame,
  )
}

/** Leaves a frame with connections. */
export async function post(tokens: readonly string[], frame: string) {
  await db.outgoing.bulkAdd(tokens.map(token => ({ token, frame })))
  wake(tokens)
}

/** The frames that wait for a connection, in their order. */
export const waitingFor = (token: string) => db.outgoing.where('token').equals(token).sortBy('sequence')
