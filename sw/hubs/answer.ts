import { resolveBase } from '#src/contract/core/bases.ts'
import { langOf } from '#sw/server/error-texts.ts'
import { Problem } from '#sw/server/problem.ts'
import type { RequestContext } from '#sw/server/server.ts'
import { authenticate, verify } from '#sw/session/token.ts'
import { chatServed } from './chat-hub.ts'
import { endConnection, findConnection, openConnection } from './connections.ts'
import type { HubHandlers } from './define-handlers.ts'
import { maxServed } from './max-hub.ts'
import { poll } from './poll.ts'
import { receive } from './receive.ts'
import { stream } from './stream.ts'

const hubs = new Map([chatServed, maxServed].map(served => [`/${resolveBase(served.hub.path)}`, served]))

/** The hub at a path; 404 when there is none. */
export function servedAt(path: string): HubHandlers {
  const served = hubs.get(path)
  if (!served) throw new Problem(404, { text: { code: 'noPath', path } })
  return served
}

const transports = ['LongPolling', 'ServerSentEvents'].map(transport => ({
  transport,
  transferFormats: ['Text'],
}))

/**
 * Answers a request to a hub: negotiation, polls, streams and what clients send.
 * https://github.com/dotnet/aspnetcore/blob/main/src/SignalR/docs/specs/TransportProtocols.md
 */
export async function answer(
  request: Request,
  url: URL,
  path: string,
  visit: RequestContext,
): Promise<Response> {
  const userId = await userOf(request, url)
  const { method } = request
  const served = servedAt(path.replace(/\/negotiate$/, ''))
  if (path.endsWith('/negotiate') && method === 'POST') return negotiate(served, request, url, visit, userId)
  const row = await findConnection(served.hub, url.searchParams.get('id') ?? '', userId)
  if (method === 'DELETE') {
    await endConnection(row.token)
    return new Response(null, { status: 202 })
  }
  if (method === 'POST') {
    const isThere = await receive(served, row.token, await request.text())
    return new Response(null, { status: isThere ? 200 : 404 })
  }
  if (method !== 'GET') throw new Problem(405, { text: { code: 'noMethod', method, path } })
  if (request.headers.get('Accept')?.includes('text/event-stream'))
    return stream(served, row, done => visit.waitUntil(done))
  return poll(served, row, url.searchParams.get('_') ?? crypto.randomUUID(), request.signal)
}

/** An `EventSource` and a `WebSocket` cannot send headers, so the token may stand in the address. */
export async function userOf(request: Request, url: URL): Promise<string> {
  const token = url.searchParams.get('access_token')
  return (token && (await verify(token))) || authenticate(request)
}

async function negotiate(
  { hub }: HubHandlers,
  request: Request,
  url: URL,
  visit: RequestContext,
  userId: string,
) {
  const version = Number(url.searchParams.get('negotiateVersion') ?? 0) > 0 ? 1 : 0
  const lang = langOf(request)
  const { id, token } = await openConnection(hub, { userId, lang, client: visit.clientId, version })
  return Response.json({
    connectionId: id,
    ...(version > 0 && { connectionToken: token, negotiateVersion: version }),
    availableTransports: transports,
  })
}
