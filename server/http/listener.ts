import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { schemaOf } from '#server/storage/schema.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { type Lang, langOf } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'
import { log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { BLOBS } from './routes/change-routes.ts'
import type { TeamServer } from './routes/route.ts'
import { routesOf } from './routes/routes.ts'

/** Only the path of an address matters. */
const ORIGIN = 'http://team.invalid'

interface Options {
  /** What the server replies to its operator. */
  readonly metrics: Metrics
  /** Whether what an address has written into `X-Forwarded-For` is true. */
  readonly isProxy: (address: string) => boolean
  /** Aborted when the server stops: requests that wait get their reply. */
  readonly stopping: AbortSignal
}

/** Returns the listener of a `node:http` server. Every error becomes a reply, and each request one line of the log. */
export function listenerOf(server: TeamServer, { metrics, isProxy, stopping }: Options): RequestListener {
  const routes = routesOf(server)

  async function respond(incoming: IncomingMessage, gone: AbortSignal): Promise<Response> {
    const address = incoming.url ?? '/'
    if (!URL.canParse(address, ORIGIN)) throw new Problem(404, { text: { code: 'noPath', path: address } })
    const url = new URL(address, ORIGIN)
    const name = `${incoming.method} ${url.pathname.startsWith(BLOBS) ? BLOBS : url.pathname}`
    if (name === 'GET /healthz') return health(server, stopping)
    if (name === 'GET /metrics') return new Response(await metrics.text())
    const route = routes[name]
    if (!route) throw new Problem(404, { text: { code: 'noPath', path: url.pathname } })
    const request = toRequest(incoming, url, AbortSignal.any([gone, stopping]))
    return Response.json(await route(request, callerOf(incoming, isProxy)))
  }

  return (incoming, outgoing) => {
    const [start, gone] = [performance.now(), new AbortController()]
    outgoing.on('close', () => gone.abort())
    const refused = (error: unknown) => refusal(error, langOf({ headers: headersOf(incoming) }))
    void respond(incoming, gone.signal)
      .catch(refused)
      .then(async response => {
        await send(response, outgoing)
        const [path] = (incoming.url ?? '').split('?')
        const ms = Math.round(performance.now() - start)
        metrics.add(`team_requests_total{status="${response.status}"}`)
        if (path !== '/healthz' && path !== '/metrics')
          log('request', { method: incoming.method, path, status: response.status, ms })
      })
  }
}

/** Returns the reply to a call that has thrown. What is not a problem is logged. */
function refusal(error: unknown, lang: Lang): Promise<Response> {
  if (error instanceof Problem) return error.response(lang)
  log('failed', { error: error instanceof Error ? error.stack : String(error) })
  return new Problem(500, { text: { code: 'failed' } }).response(lang)
}

/**
 * Returns the address of the client. A proxy appends it to `X-Forwarded-For`; what a client has written there itself
 * comes before it.
 */
function callerOf(
  { headers, socket: { remoteAddress = '' } }: IncomingMessage,
  isProxy: Options['isProxy'],
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return (isProxy(remoteAddress) && forwarded) || remoteAddress
}

/** 200 while PostgreSQL replies, no newer server has upgraded the rows, and this server is not stopping. */
async function health({ app }: TeamServer, stopping: AbortSignal) {
  const isWell =
    !stopping.aborted &&
    (await schemaOf(app.pool).then(
      schema => schema === schemaVersion,
      () => false,
    ))
  return new Response(isWell ? 'ok' : 'not ready', { status: isWell ? 200 : 503 })
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  return headers
}

function toRequest(incoming: IncomingMessage, url: URL, signal: AbortSignal): Request {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream) : null
  return new Request(url, {
    method: incoming.method ?? 'GET',
    headers: headersOf(incoming),
    body,
    signal,
    duplex: 'half',
  } as RequestInit)
}

async function send(response: Response, outgoing: ServerResponse) {
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': body.length,
  })
  outgoing.end(body)
}
