import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { domains } from '#sw/domains.ts'
import { db } from '#sw/storage/db.ts'
import { tablesWith } from '#sw/storage/tables.ts'
import { freshServer, interceptRequests, send, sendAgain } from '#tests/support/server.ts'
import { writes } from './attack.ts'
import { dump } from './dump.ts'
import { keepPristine, type Pristine } from './pristine.ts'
import { sampleRequestOf } from './sample-requests/all.ts'

const HOUR_MS = 60 * 60 * 1000
/** They replace all rows or belong to this device: sign-in, backups and the sample. */
const own = ['backup', 'sample', 'session', 'hubs']
/** The hashes of passwords have a random salt. */
const unequal = new Set([...tablesWith('device'), 'accounts'])

const names = domains
  .map(({ name }) => name as string)
  .filter(
    domain =>
      !own.includes(domain) &&
      writes.some(({ name, endpoint }) => endpoint.writes && name.startsWith(`${domain}.`)),
  )

let pristine: Pristine

beforeAll(async () => {
  await freshServer()
  // The values that the sample requests of the shop need; otherwise they change the row themselves, without a request.
  await db.products.update('watch-1', { price: 10_000, basePrice: 10_000, taxPercent: 0, stock: 20 })
  pristine = await keepPristine()
})
afterEach(() => interceptRequests(request => request))

/** Runs the sample requests of all writes of a domain. Returns the requests, with keys and times of two hours ago. */
async function recorded(domain: string): Promise<Request[]> {
  const requests: Request[] = []
  const first = Date.now() - 2 * HOUR_MS
  interceptRequests(request => {
    request.headers.set('Idempotency-Key', `${domain} ${requests.length}`)
    request.headers.set('Outpost-Wrote-At', String(first + 1000 * requests.length))
    requests.push(request.clone())
    return request
  })
  for (const { name, endpoint } of writes)
    if (name.startsWith(`${domain}.`) && !name.startsWith('shop.sample'))
      await sampleRequestOf(name).then(
        sent => send(endpoint, sent),
        // An earlier write of the sequence has removed what the sample request needs.
        () => undefined,
      )
  interceptRequests(request => request)
  return requests
}

async function shared() {
  const all = await dump()
  return Object.fromEntries(Object.entries(all).filter(([name]) => !unequal.has(name)))
}

const replay = async (requests: Request[]) => {
  const statuses: number[] = []
  for (const request of requests) statuses.push((await sendAgain(request.clone())).status)
  return statuses
}

describe('recorded writes on a second database', () => {
  it.each(names)('%s stores the same rows, and nothing more when they are repeated', async domain => {
    await pristine.restore()
    const first = await shared()
    const requests = await recorded(domain)
    const rows = await shared()
    expect(rows).not.toEqual(first)
    await pristine.restore()
    expect(await replay(requests)).toContain(200)
    expect(await shared()).toEqual(rows)
    await replay(requests)
    expect(await shared()).toEqual(rows)
  })
})
