import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultBases } from '#src/contract/core/bases.ts'
import { createApp } from '#sw/app.ts'
import { goneSignal, requestOf, sendReply } from './over-http.ts'

/**
 * What the stand-in does with a call: it replies; it closes the connection; it accepts the call and never replies; it
 * executes it and closes the connection; it replies with the page of a captive portal, with JSON that no reply of the
 * contract allows, or as a gateway whose server is away.
 */
export type Behaviour = 'reply' | 'away' | 'hang' | 'html' | 'otherShape' | 'gateway' | 'cut'

/** A call as the server got it, without those that ask whether another origin may call. */
interface Received {
  method: string
  path: string
  /** The idempotency key, which this server does not look at. */
  key: string | undefined
}

/** The headers that only Outpost knows. */
const own = ['idempotency-key', 'outpost-schema', 'outpost-wrote-at']

/** What a browser asks a server of another origin. The guide “Service bases” lists the same headers. */
const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, Outpost-Schema, Outpost-Wrote-At, merchant-id, merchant-app, index, X-Requested-With, X-SignalR-User-Agent',
}

const page = '<!doctype html><title>Wi-Fi</title><p>Sign in to use this network'

const otherReplies: Partial<Record<Behaviour, () => Response>> = {
  html: () => new Response(page, { headers: { 'Content-Type': 'text/html' } }),
  otherShape: () => Response.json({ no: 'contract' }),
  gateway: () => new Response(page, { status: 503, headers: { 'Content-Type': 'text/html' } }),
}

/**
 * Starts a server of every base on another origin that is not ours: it has the handlers and the sample of the app, signs
 * tokens with its own key, and does not know idempotency keys. The caller has seeded its database (`freshServer`).
 */
export async function startStandIn() {
  const app = createApp()
  const received: Received[] = []
  const executed: Received[] = []
  let behaviour: Behaviour = 'reply'
  let arrived = () => {}

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (behaviour === 'away') return incoming.socket.destroy()
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, allowed).end()
    const { method = '', url = '' } = incoming
    const key = incoming.headers['idempotency-key']
    const call = { method, path: url, key: key === undefined ? key : String(key) }
    received.push(call)
    arrived()
    if (behaviour === 'hang') return undefined
    const other = otherReplies[behaviour]
    if (other) return sendReply(outgoing, other(), allowed)
    for (const name of own) delete incoming.headers[name]
    const reply = await app(await requestOf(incoming, goneSignal(outgoing)))
    if (reply.ok) executed.push(call)
    if (behaviour === 'cut') return incoming.socket.destroy()
    return sendReply(outgoing, reply, allowed)
  }

  const server = createServer((...both) => void respond(...both).catch(() => both[0].socket.destroy()))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** `config.json` of a deployment that has all bases on this server. */
    config: {
      bases: Object.fromEntries(
        Object.entries(defaultBases).map(([name, path]) => [name, `${origin}/${path}`]),
      ),
    },
    /** All calls that arrived, and those that were executed, in order. */
    received,
    executed,
    /** Sets what it does with calls from now on. With `away` the open connections are closed too. */
    behave(next: Behaviour) {
      behaviour = next
      if (next === 'away') server.closeAllConnections()
    },
    /** Resolves when the next call has arrived. */
    nextCall: () =>
      new Promise<void>(resolve => {
        arrived = resolve
      }),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
