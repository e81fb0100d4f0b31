import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

export const addressOf = ({ url, headers }: IncomingMessage) => new URL(url ?? '/', `http://${headers.host}`)

export const headersOf = ({ headers }: IncomingMessage) =>
  Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])

/** Returns a request of Node's server as the handlers of `sw/` take it. */
export async function requestOf(incoming: IncomingMessage, signal: AbortSignal) {
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

/** Returns a signal that is aborted when the client no longer waits for the response. */
export function goneSignal(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  return gone.signal
}

/** Sends a reply, with more headers; a stream piece by piece. */
export function sendReply(outgoing: ServerResponse, reply: Response, headers: Record<string, string> = {}) {
  outgoing.writeHead(reply.status, { ...Object.fromEntries(reply.headers), ...headers })
  if (reply.body)
    Readable.fromWeb(reply.body as ReadableStream)
      .on('error', () => {})
      .pipe(outgoing)
  else outgoing.end()
}
