import * as v from 'valibot'
import { resolveBase } from '#src/contract/core/bases.ts'
import { type Lang, langOf } from '#sw/server/lang.ts'
import { badRequest, Problem } from '#sw/server/problem.ts'
import { decoded, readAtMost } from '#sw/server/read-input.ts'
import type { RequestContext } from '#sw/server/server.ts'
import { authenticate, verify } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { chatHubHandlers } from './chat-hub.ts'
import {
  endConnection,
  findConnection,
  openConnection,
  post,
  resumePending,
  workerInstanceId,
} from './connections.ts'
import type { HubHandlers } from './define-hub.ts'
import type { ConnectionRow } from './domain.ts'
import { maxHubHandlers } from './max-hub.ts'
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
import { poll, stream } from './transports.ts'

export { send } from '#sw/chat/send.ts'
export { changePermissions } from './max-hub.ts'

const hubs = new Map(
  [chatHubHandlers, maxHubHandlers].map(handlers => [`/${resolveBase(handlers.hub.path)}`, handlers]),
)

/** Returns the handlers of the hub at a path. Throws 404 when there is none. */
export function handlersAt(path: string): HubHandlers {
  const handlers = hubs.get(path)
  if (!handlers) throw new Problem(404, { text: { code: 'noPath', path } })
  return handlers
}

const transports = ['LongPolling', 'ServerSentEvents'].map(transport => ({
  transport,
  transferFormats: ['Text'],
}))

/**
 * Returns the response to a request to a hub: negotiation, poll, stream, message or end of a connection. Rejects with 401
 * without a token, with 404 for an unknown hub or connection, and with 405 for another method.
 * https://github.com/dotnet/aspnetcore/blob/main/src/SignalR/docs/specs/TransportProtocols.md
 */
export async function handleHubRequest(
  request: Request,
  url: URL,
  path: string,
  context: RequestContext,
): Promise<Response> {
  const userId = await userOf(request, url)
  const { method } = request
  const handlers = handlersAt(path.replace(/\/negotiate$/, ''))
  if (path.endsWith('/negotiate') && method === 'POST') {
    context.waitUntil(cleanUp())
    return negotiate(handlers, request, url, context, userId)
  }
  const row = await findConnection(handlers.hub, url.searchParams.get('id') ?? '', userId)
  if (method === 'DELETE') {
    await endConnection(row.token)
    return new Response(null, { status: 202 })
  }
  if (method === 'POST') {
    const isThere = await receive(handlers, row.token, decoded(await readAtMost(MAX_MESSAGE_BYTES, request)))
    return new Response(null, { status: isThere ? 200 : 404 })
  }
  if (method !== 'GET') throw new Problem(405, { text: { code: 'noMethod', method, path } })
  if (request.headers.get('Accept')?.includes('text/event-stream'))
    return stream(handlers, row, done => context.waitUntil(done))
  return poll(handlers, row, url.searchParams.get('_') ?? crypto.randomUUID(), request.signal)
}

/** Each page connects when it is open, also on days without an update of the app. A failure is repaired by the next page. */
const cleanUp = () =>
  import('#sw/pwa/housekeeping.ts')
    .then(({ purgeExpiredDaily }) => purgeExpiredDaily())
    .catch(() => undefined)

/**
 * Returns the id of the user. An `EventSource` and a `WebSocket` cannot send headers, so the token can be in the
 * address. Rejects with 401 without a valid token.
 */
export async function userOf(request: Request, url: URL): Promise<string> {
  const token = url.searchParams.get('access_token')
  return (token && (await verify(token))) || authenticate(request)
}

async function negotiate(
  { hub }: HubHandlers,
  request: Request,
  url: URL,
  context: RequestContext,
  userId: string,
) {
  const version = Number(url.searchParams.get('negotiateVersion') ?? 0) > 0 ? 1 : 0
  const lang = langOf(request)
  const { id, token } = await openConnection(hub, { userId, lang, client: context.clientId, version })
  return Response.json({
    connectionId: id,
    ...(version > 0 && { connectionToken: token, negotiateVersion: version }),
    availableTransports: transports,
  })
}

/** The longest message that is read, in characters. It is long enough for many calls with the longest arguments. */
const MAX_MESSAGE_CHARS = 100_000
/** No character needs more bytes than 4. A longer body is refused before all of it is read. */
const MAX_MESSAGE_BYTES = 4 * MAX_MESSAGE_CHARS
/** How long after a message the browser may repeat it, in ms. A stopped worker starts again in less time. */
const REPEAT_WINDOW_MS = 10_000

/**
 * Handles a message of a client in one transaction. Returns false when the connection does not exist.
 *
 * The browser repeats a request when the worker was stopped while it handled the request, and SignalR sends no
 * idempotency key. A client sends one message at a time, so only its last one can be repeated: to another run of the
 * worker, within seconds, with the same text. When the same run of the worker gets the same text twice, the client has
 * sent it twice, and it is handled twice. A call that expects a reply has a number, so no two of them are equal.
 */
export async function receive(handlers: HubHandlers, token: string, text: string): Promise<boolean> {
  const received = { hash: await hash(text), life: workerInstanceId, at: Date.now() }
  // A transaction would end while the texts of errors are loaded.
  await errorTexts()
  return db.transaction('rw', handlers.tables, async () => {
    const row = await db.connections.get(token)
    if (!row) return false
    const isRepeated =
      row.received?.hash === received.hash &&
      row.received.life !== workerInstanceId &&
      (text.includes('"invocationId"') || received.at - row.received.at < REPEAT_WINDOW_MS)
    if (isRepeated) return true
    await db.connections.update(token, { received, seenAt: received.at })
    const frames = text.length > MAX_MESSAGE_CHARS ? undefined : framesIn(text)
    if (!frames) await refuse(row, close('A message is not valid JSON or too long.'))
    else for (const frame of frames) await receiveFrame(handlers, token, frame)
    return true
  })
}

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
}

async function receiveFrame(handlers: HubHandlers, token: string, frame: unknown) {
  const row = await db.connections.get(token)
  if (!row || row.closing) return
  if (!row.handshaken) return shakeHands(handlers, row, frame)
  const { success, output } = v.safeParse(Incoming, frame)
  if (!success) return refuse(row, close('A message has no known type.'))
  if (isCall(output)) return call(handlers, row, output)
  // The client closes the connection.
  if (output.type === 7) await db.connections.update(token, { closing: true })
}

async function shakeHands(handlers: HubHandlers, row: ConnectionRow, frame: unknown) {
  const { success, output } = v.safeParse(Handshake, frame)
  if (!success) return refuse(row, handshakeReply('A handshake was expected.'))
  const { protocol, version } = output
  if (protocol !== 'json' || version !== 1)
    return refuse(row, handshakeReply(`The protocol '${protocol}' of version ${version} is not supported.`))
  await db.connections.update(row.token, { handshaken: true })
  await post([row.token], handshakeReply())
  await resumePending(row)
  await handlers.onHandshake?.(row)
}

/** Sends a last frame and closes the connection. */
async function refuse({ token }: ConnectionRow, frame: string) {
  await db.connections.update(token, { closing: true })
  await post([token], frame)
}

async function call(handlers: HubHandlers, row: ConnectionRow, { invocationId, target, ...rest }: HubCall) {
  const result =
    rest.type === 1
      ? await invoke(handlers, row, target, rest.arguments)
      : { error: `${target} does not stream.` }
  if (invocationId) await post([row.token], completion(invocationId, result))
}

/**
 * Returns the result of a method, or its error in the language of the client. Methods check all input before they
 * write.
 */
async function invoke({ hub, methods }: HubHandlers, row: ConnectionRow, target: string, [input]: unknown[]) {
  const method = Object.hasOwn(methods, target) ? methods[target] : undefined
  const schema = hub.methods[target]?.input
  if (!method || !schema) return { error: `Unknown hub method '${target}'.` }
  try {
    const { success, output, issues } = v.safeParse(schema, input, { abortEarly: true })
    if (!success) return badRequest(v.getDotPath(issues[0]) ?? target)
    return { result: await method(output, row) }
  } catch (error) {
    if (error instanceof Problem) return { error: await textOf(error, row.lang) }
    throw error
  }
}

async function textOf({ message, details: { text } }: Problem, lang: Lang) {
  if (!text) return message
  const { translate } = await errorTexts()
  return translate(text, lang)
}

const errorTexts = () => import('#sw/server/error-texts.ts')
