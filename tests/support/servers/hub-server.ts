import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { resolveBase } from '#src/contract/core/bases.ts'
import { createApp } from '#sw/app.ts'
import { endConnection, findConnection, startWaiting } from '#sw/hubs/connections.ts'
import { handlersAt, receive, userOf } from '#sw/hubs/hub-requests.ts'
import { pump } from '#sw/hubs/transports.ts'
import { addressOf, goneSignal, headersOf, requestOf, sendReply } from './over-http.ts'

const app = createApp()

/** Starts the worker's server on a port of Node: the same code, and also WebSockets, which a worker cannot serve. */
export async function startServer() {
  const server = createServer(async (incoming, outgoing) => {
    const reply = await app(await requestOf(incoming, goneSignal(outgoing)))
    sendReply(outgoing, incoming.url?.includes('/negotiate') ? await withSockets(reply) : reply)
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
