import type { CallInput } from '#src/api/call-input.ts'
import { client } from '#src/api/client.ts'
import { endpointOf } from '#src/api/endpoint-of.ts'
import type { ServerWrite } from '#src/device/servers/database.ts'
import { countTry, nextWrite, refuseWrite, removeWrite, writeAt } from '#src/device/servers/writes.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { waitOrOnline } from '#src/lib/wait-or-online.ts'
import { outcomeOf, outcomeOfError } from './outcome.ts'
import { currentUser } from './user-of.ts'

/** Held by the page that sends. The browser gives it to the next page when this one closes or crashes. */
const LOCK = 'outpost.servers'
/** The delay before a pass is repeated, in ms; it is repeated earlier when the network is back. */
const RETRY_MS = 15_000

/** A write whose caller waits for the reply. */
interface Own {
  sequence: number
  /** Sends it with an idempotency key. Rejects with an `ApiProblem`. */
  send: (key: string) => Promise<Response>
}

/** A call that sends a write of the outbox. */
interface Delivery {
  userId: string
  /** Whether the server has confirmed it. */
  isDone: boolean
}

const deliveries = new WeakMap<CallInput, Delivery>()

/** Returns the delivery that a call belongs to; undefined for a call of a screen. */
export const deliveryOf = (input: CallInput) => deliveries.get(input)

/**
 * Sends the waiting writes of a user up to this one, in their order. Resolves with its reply; with `sent` when another
 * page has sent it, and with `waits` when it could not be sent yet. Rejects with the problem when another page got it.
 */
export async function sendNow(userId: string, own: Own): Promise<Response | 'sent' | 'waits'> {
  const response = await navigator.locks.request(LOCK, () => pass(userId, own))
  if (response) return response
  const left = await writeAt(own.sequence)
  if (!left) return 'sent'
  if (left.state === 'waiting') return 'waits'
  await removeWrite(own.sequence)
  throw new ApiProblem(left.status ?? 0, { message: left.message ?? '' })
}

let running: Promise<void> | undefined

/** Sends what waits for the signed-in user until nothing does; one such loop runs in a page. Never rejects. */
export function deliverWaiting(): Promise<void> {
  running ??= untilEmpty()
    .catch(error => console.error(error))
    .finally(() => {
      running = undefined
    })
  return running
}

async function untilEmpty() {
  for (;;) {
    const userId = currentUser()
    if (!userId || !(await nextWrite(userId))) return
    // It begins before the pass: while one fails, the network can come back.
    const delay = waitOrOnline(RETRY_MS)
    await navigator.locks.request(LOCK, () => pass(userId))
    if (await nextWrite(userId)) await delay
  }
}

/** Sends one write after the other, until none waits, the server cannot be reached, or the caller's own one was sent. */
async function pass(userId: string, own?: Own): Promise<Response | undefined> {
  for (let write = await nextWrite(userId); write; write = await nextWrite(userId)) {
    if (own && write.sequence === own.sequence) return sendOwn(own, write)
    if (!(await deliver(write))) return undefined
  }
  return undefined
}

/** Returns the reply for the caller; undefined when the write waits. A refused one is not kept: its caller shows it. */
async function sendOwn({ sequence, send }: Own, write: ServerWrite): Promise<Response | undefined> {
  const response = await send(write.key).catch((error: unknown) => {
    if (error instanceof ApiProblem) return undefined
    throw error
  })
  const outcome = response ? outcomeOf(response.status, write) : 'waits'
  if (outcome === 'failed') await countTry(sequence, write.tries + 1)
  // The client ends the session after a 401; the write stays for the same user.
  if (outcome === 'failed' || outcome === 'waits') return response?.status === 401 ? response : undefined
  await removeWrite(sequence)
  return response
}

/** Sends a write for no caller. Returns whether the next one can be sent. */
async function deliver(write: ServerWrite): Promise<boolean> {
  const { sequence = 0 } = write
  const error = await problemOf(write)
  const outcome = error === undefined ? 'done' : outcomeOfError(error, write)
  if (outcome === 'done') await removeWrite(sequence)
  if (outcome === 'failed') await countTry(sequence, write.tries + 1)
  if (outcome === 'refused') await refuseWrite(sequence, reasonOf(error))
  return outcome === 'done' || outcome === 'refused'
}

/** Sends a write. Returns why that failed; undefined when the server has confirmed it. */
async function problemOf({ userId, key, wroteAt, method, path, input }: ServerWrite): Promise<unknown> {
  const endpoint = endpointOf({ method, path })
  // A later version of the app may lack the call.
  if (!endpoint) return new ApiProblem(404, {})
  const sent = { ...input, idempotencyKey: key, headers: { 'Outpost-Wrote-At': String(wroteAt) } }
  const delivery: Delivery = { userId, isDone: false }
  deliveries.set(sent, delivery)
  const call: (input: CallInput) => Promise<unknown> = client({ endpoint }).endpoint
  try {
    await call(sent)
    return undefined
  } catch (error) {
    // The server has confirmed it, and a screen that shows it has failed.
    return delivery.isDone ? undefined : error
  }
}

const reasonOf = (error: unknown) =>
  error instanceof ApiProblem ? { status: error.status, message: error.message } : { status: 0, message: '' }
