import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '#src/contract/core/define.ts'
import { db } from '#sw/storage/db.ts'
import { endpoints, faultOfRefusal, named } from '#tests/api/attack.ts'
import { sampleRequestOf } from '#tests/api/sample-requests/all.ts'
import type { Sent } from '#tests/api/sample-requests/sample-request.ts'
import { seedOf } from '#tests/support/seed.ts'
import { freshServer, send } from '#tests/support/server.ts'
import { keepRows } from './keep-rows.ts'
import { kinds, requestsTo } from './requests.ts'
import { type Watched, watchStorage } from './watch-storage.ts'

/*
 * Random requests to every endpoint of every domain, derived from the contract. `SEED` chooses others, `LONG=1` sends
 * more of them, and other ones in each run.
 */
const SEED = seedOf(process.env.SEED)
const CASES_OF_KIND = process.env.LONG === '1' ? 30 : 3
/** The most requests to IndexedDB that one call may need: the step that fills the shop of the sample needs 28,716. */
const MAX_STEPS = 50_000

/** Tables that every call may write: copies of other tables, their log, and the count of wrong passwords. */
const always = ['projections', 'written', 'meta']
/** A valid call of these replaces all rows or takes seconds, so they get no valid-shaped requests. */
const slow = ['sample.scale', 'sample.reset', 'shop.samplePost', 'backup.restore', 'backup.undoRestore']

let restore: Awaited<ReturnType<typeof keepRows>>
let watched: Watched
const done = { endpoints: 0, calls: 0, refused: 0, accepted: 0, mostSteps: 0, of: '' }

beforeAll(async () => {
  await freshServer()
  restore = await keepRows()
  watched = watchStorage()
})
afterAll(() => {
  watched.stop()
  const { endpoints: count, calls, refused, accepted, mostSteps, of } = done
  console.log(
    `fuzz: ${count} endpoints × ${CASES_OF_KIND * kinds.length} cases, seed ${SEED} (${calls} calls: ${accepted} ` +
      `accepted, ${refused} refused; at most ${mostSteps} steps, ${of})`,
  )
})

/** The words of all paths. With one of them in place of an id, a path can be that of another endpoint. */
const pathWords = new Set(endpoints.flatMap(({ endpoint }) => endpoint.path.split('/')))

/** Returns ids of stored rows, some of each table. */
async function storedIds() {
  const keys = await Promise.all(db.tables.map(table => table.limit(4).primaryKeys()))
  return keys.flat().filter(key => typeof key === 'string' && !pathWords.has(key))
}

/** Sends a request. Returns what is wrong with its reply and with what it has changed; undefined when nothing is. */
async function faultOf(endpoint: Endpoint, sent: Sent): Promise<string | undefined> {
  watched.reset()
  const response = await send(endpoint, sent)
  const text = await response.text()
  const changed = watched.changed().filter(table => !always.includes(table))
  done.calls++
  const { status } = response
  if (watched.steps() > done.mostSteps) Object.assign(done, { mostSteps: watched.steps(), of: endpoint.path })
  if (watched.steps() > MAX_STEPS) return `${status}, ${watched.steps()} steps`
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (status >= 400) {
    done.refused++
    if (changed.length > 0) return `${status}, but it has written ${changed}`
    return faultOfRefusal(endpoint, status, JSON.parse(text))
  }
  done.accepted++
  if (endpoint.method === 'GET' && !endpoint.writes && changed.length > 0)
    return `${status} to a reading call that has written ${changed}`
  const { success, issues } = v.safeParse(endpoint.reply, JSON.parse(text))
  return success
    ? undefined
    : `a reply that breaks the contract: ${issues[0].message} at ${v.getDotPath(issues[0])}`
}

const shown = ({ body, ...sent }: Sent) =>
  JSON.stringify({ ...sent, body: body instanceof FormData ? [...body] : body }).slice(0, 600)

describe('a random request changes nothing when it is refused, and its reply conforms to the contract', () => {
  it.each(named(endpoints))('%s', async (name, { endpoint }) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    watched.forget()
    const valid = await sampleRequestOf(name)
    const ids = await storedIds()
    const faults: string[] = []
    for (const kind of slow.includes(name) ? kinds.slice(1) : kinds) {
      const requests = requestsTo(endpoint, valid, ids, kind)
      for (const sent of fc.sample(requests, { seed: SEED, numRuns: CASES_OF_KIND })) {
        const fault = await faultOf(endpoint, sent)
        if (fault) faults.push(`${kind}: ${fault}: ${shown(sent)}`)
      }
    }
    done.endpoints++
    await restore(watched.everChanged())
    expect(faults).toEqual([])
  })
})
