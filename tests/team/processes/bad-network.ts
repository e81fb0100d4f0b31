import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type * as v from 'valibot'
import type { PushReply } from '#src/contract/team-wire.ts'

type Result = v.InferOutput<typeof PushReply>['results'][number]

/**
 * The network between one device and the server at a port: requests and replies can be lost on it. `random` returns a
 * number from 0 to 1 for each reply.
 */
export async function badNetwork(target: () => number, random: () => number) {
  const network = {
    address: '',
    /** No request arrives. */
    isCut: false,
    /** How many of the replies are lost, from 0 to 1, although the server has run the request. */
    loses: 0,
    /**
     * The schema version that the server is told in the place of the device's own. The device is told one that is newer
     * than its own by the difference.
     */
    schema: undefined as number | undefined,
    /** How often the device has begun to get all rows. */
    pullsOfAll: 0,
    /** How many requests for changes have waited. */
    waiting: 0,
    lost: 0,
    /** How each write ended, by its sequence. */
    ends: new Map<number, number>(),
    /** How often a write arrived that the server had ended before. */
    repeated: 0,
    /** Writes that ended in two ways. */
    contradictions: [] as string[],
    /** The network is cut when so many more parts of uploads have arrived. */
    partsUntilCut: Number.POSITIVE_INFINITY,
    /** The addresses of the parts that have arrived, and the size of the largest push in bytes. */
    parts: [] as string[],
    largestPush: 0,
    /** All pushes that were replied to. */
    pushes: [] as { body: string; authorization: string }[],
    stop: () => {},
  }

  function note({ results }: { results: Result[] }) {
    for (const { sequence, status, problem } of results) {
      const stops = status >= 500 || status === 401 || status === 429 || problem?.code === 'outdated'
      if (stops) continue
      const earlier = network.ends.get(sequence)
      network.ends.set(sequence, status)
      if (earlier === undefined) continue
      network.repeated++
      if (earlier !== status) network.contradictions.push(`${sequence}: ${earlier} and ${status}`)
    }
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = 'GET', url = '', headers } = incoming
    if (network.isCut) return incoming.socket.destroy()
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    if (url.includes('&wait=')) network.waiting++
    const schema = network.schema ?? '$1'
    const bytes = Buffer.concat(chunks)
    const isPart = method === 'POST' && url.includes('/part?')
    if (isPart && network.partsUntilCut-- <= 0) network.isCut = true
    if (network.isCut) return incoming.socket.destroy()
    if (isPart) network.parts.push(url)
    if (url.endsWith('/push')) network.largestPush = Math.max(network.largestPush, bytes.length)
    const sent = isPart ? '' : bytes.toString().replace(/(?<="schema":)(\d+)/, `${schema}`)
    const asked = url.replace(/(?<=&schema=)(\d+)/, `${schema}`)
    const reply = await fetch(`http://127.0.0.1:${target()}${asked}`, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(bytes.length > 0 && { body: isPart ? bytes : sent }),
    })
    const body = await reply.text()
    if (url.endsWith('/push') && reply.status === 200) {
      network.pushes.push({ body: sent, authorization: headers.authorization ?? '' })
      note(JSON.parse(body))
    }
    if (url.includes('/changes?cursor=0&')) network.pullsOfAll++
    if (random() < network.loses) {
      network.lost++
      return incoming.socket.destroy()
    }
    outgoing.writeHead(reply.status, { 'content-type': 'application/json' })
    const { schema: told } = network
    outgoing.end(
      told === undefined
        ? body
        : body.replace(/(?<="schema":)\d+/, own => `${Number(own) + (Number(own) - told)}`),
    )
  }

  const server = createServer((incoming, outgoing) => {
    // A server that ended replies to nothing.
    pass(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  network.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/team`
  network.stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return network
}
