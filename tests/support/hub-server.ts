import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type WebSocket, WebSocketServer } from 'ws'
import { resolveBase } from '#src/contract/core/bases.ts'
import { createApp } from '#sw/app.ts'
import { endConnection, findConnection, startWaiting } from '#sw/hubs/connections.ts'
import { handlersAt, receive, userOf } from '#sw/hubs/hub-requests.ts'
import { pump } from '#sw/hubs/transports.ts'

const app = createApp()

/** Starts the worker's server on a port of Node: the same code, and also WebSockets, which a worker cannot serve. */
export async function startServer() {
  const server = createServer(async (incoming, outgoing) => {
    const gone = new AbortController()
    outgoing.on('close', () => gone.abort())
    const reply = await app(await requestOf(incoming, gone.signal))
    const body = incoming.url?.includes('/negotiate') ? await withSockets(reply) : reply
    outgoing.writeHead(body.status, Object.fromEntries(body.headers))
    if (body.body)
      Readable.fromWeb(body.body as ReadableStream)
        .on('error', () => {})
        .pipe(outgoing)
    else outgoing.end()
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, request) => {
    serveSocket(socket, request).catch(() => socket.close())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    urlOf: (path: string) => `${origin}/${resolveBase(path)}`,
    stop() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      server.close()
    },
  }
}

const addressOf = ({ url, headers }: IncomingMessage) => new URL(url ?? '/', `http://${headers.host}`)

const headersOf = ({ headers }: IncomingMessage) =>
  Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])

async function requestOf(incoming: IncomingMessage, signal: AbortSignal) {
  const parts: Uint8Array[] = []
  for await (const part of incoming) parts.push(part)
  const body = parts.length > 0 ? Buffer.concat(parts) : null
  return new Request(addressOf(incoming), {
    method: incoming.method ?? 'GET',
    headers: headersOf(incoming),
    body,
    signal,
  })
}

async function withSockets(reply: Response) {
  const negotiated = await reply.json()
  if (!reply.ok) return Response.json(negotiated, reply)
  const sockets = { transport: 'WebSockets', transferFormats: ['Text'] }
  return Response.json({
    ...negotiated,
    availableTransports: [sockets, ...negotiated.availableTransports],
  })
}

async function serveSocket(socket: WebSocket, incoming: IncomingMessage) {
  const url = addressOf(incoming)
  const early: string[] = []
  let take = (text: string) => {
    early.push(text)
  }
  socket.on('message', data => take(String(data)))
  const userId = await userOf(new Request(url, { headers: headersOf(incoming) }), url)
  const handlers = handlersAt(url.pathname)
  const row = await findConnection(handlers.hub, url.searchParams.get('id') ?? '', userId)
  const waiter = startWaiting(row.token)
  socket.on('close', () => {
    waiter.stop()
    void endConnection(row.token)
  })
  take = text => void receive(handlers, row.token, text)
  early.forEach(take)
  await pump(handlers, row, 'socket', waiter, text => socket.send(text))
  socket.close()
}
