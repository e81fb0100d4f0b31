import * as v from 'valibot'
import { type Lang, translate } from '#sw/server/error-texts.ts'
import { badRequest, Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { adopt } from './connections.ts'
import type { HubHandlers } from './define-handlers.ts'
import { workerInstanceId } from './life.ts'
import { post } from './outgoing.ts'
import {
  close,
  completion,
  framesIn,
  Handshake,
  type HubCall,
  handshakeReply,
  Incoming,
  isCall,
} from './protocol.ts'
import type { ConnectionRow } from './rows.ts'

/** The longest text that is read, in characters: many messages of the longest that a method takes. */
const longest = 100_000
/** How long after a text its repetition can come, in ms: a stopped worker is started again at once. */
const repeatable = 10_000

/**
 * Takes what a client sent, all of it in one transaction. Answers whether the connection is there.
 *
 * The browser sends a request again when the worker was stopped in the middle of it, and no key says so. But a client sends
 * one text at a time, so only its last one can come again: to another life of the worker, within moments, the same to
 * the letter. Somebody who writes the same twice does so to one life of the worker; and an invocation that expects an answer
 * bears a number, so it never repeats.
 */
export async function receive(served: HubHandlers, token: string, text: string): Promise<boolean> {
  const received = { hash: await hash(text), life: workerInstanceId, at: Date.now() }
  return db.transaction('rw', served.tables, async () => {
    const row = await db.connections.get(token)
    if (!row) return false
    const isRepeated =
      row.received?.hash === received.hash &&
      row.received.life !== workerInstanceId &&
      (text.includes('"invocationId"') || received.at - row.received.at < repeatable)
    if (isRepeated) return true
    await db.connections.update(token, { received, seenAt: received.at })
    const frames = text.length > longest ? undefined : framesIn(text)
    if (!frames) await refuse(row, close('A message is not valid JSON or too long.'))
    else for (const frame of frames) await receiveFrame(served, token, frame)
    return true
  })
}

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
}

async function receiveFrame(served: HubHandlers, token: string, frame: unknown) {
  const row = await db.connections.get(token)
  if (!row || row.closing) return
  if (!row.handshaken) return shakeHands(served, row, frame)
  const { success, output } = v.safeParse(Incoming, frame)
  if (!success) return refuse(row, close('A message has no known type.'))
  if (isCall(output)) return call(served, row, output)
  // The client says goodbye.
  if (output.type === 7) await db.connections.update(token, { closing: true })
}

async function shakeHands(served: HubHandlers, row: ConnectionRow, frame: unknown) {
  const { success, output } = v.safeParse(Handshake, frame)
  if (!success) return refuse(row, handshakeReply('A handshake was expected.'))
  const { protocol, version } = output
  if (protocol !== 'json' || version !== 1)
    return refuse(row, handshakeReply(`The protocol '${protocol}' of version ${version} is not supported.`))
  await db.connections.update(row.token, { handshaken: true })
  await post([row.token], handshakeReply())
  await adopt(row)
  await served.greet?.(row)
}

/** Says one last thing. */
async function refuse({ token }: ConnectionRow, frame: string) {
  await db.connections.update(token, { closing: true })
  await post([token], frame)
}

async function call(served: HubHandlers, row: ConnectionRow, { invocationId, target, ...rest }: HubCall) {
  const answer =
    rest.type === 1
      ? await invoke(served, row, target, rest.arguments)
      : { error: `${target} does not stream.` }
  if (invocationId) await post([row.token], completion(invocationId, answer))
}

/** What a method gives, or why it does nothing: methods write only once nothing can be wrong any more. */
async function invoke({ hub, methods }: HubHandlers, row: ConnectionRow, target: string, [input]: unknown[]) {
  const method = Object.hasOwn(methods, target) ? methods[target] : undefined
  const schema = hub.methods[target]?.input
  if (!method || !schema) return { error: `Unknown hub method '${target}'.` }
  try {
    const { success, output, issues } = v.safeParse(schema, input, { abortEarly: true })
    if (!success) return badRequest(v.getDotPath(issues[0]) ?? target)
    return { result: await method(output, row) }
  } catch (error) {
    if (error instanceof Problem) return { error: wordsOf(error, row.lang) }
    throw error
  }
}

const wordsOf = ({ message, details: { text } }: Problem, lang: Lang) =>
  text ? translate(text, lang) : message
