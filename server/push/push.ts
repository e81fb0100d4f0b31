import type * as v from 'valibot'
import type { Claims } from '#server/members/tokens.ts'
import type { PushedRequest, PushReply, PushRequest } from '#src/contract/team-wire.ts'
import { earlierOutcome, storeOutcome } from './progress.ts'
import type { TeamApp } from './team-app.ts'

type Pushed = v.InferOutput<typeof PushedRequest>
type Reply = v.InferOutput<typeof PushReply>
type Result = Reply['results'][number]

/** The problem of a write with which the whole push stops, since it was not run. */
const isStopping = ({ status, problem }: Result) =>
  status >= 500 || status === 401 || status === 429 || (status === 409 && problem?.code === 'outdated')

/**
 * Runs the writes of a device in their order, each once: one that an earlier push has run gets its earlier result. Stops
 * at the first one that cannot be run now.
 */
export async function push(app: TeamApp, claims: Claims, { requests }: v.InferOutput<typeof PushRequest>) {
  const results: Result[] = []
  for (const request of requests) {
    const result = await runOnce(app, claims, request)
    results.push(result)
    if (isStopping(result)) break
  }
  return { results, version: await app.version() } satisfies Reply
}

async function runOnce(app: TeamApp, { sub, device }: Claims, request: Pushed): Promise<Result> {
  const { sequence } = request
  const place = { device, sequence }
  const earlier = await earlierOutcome(app.pool, place)
  if (earlier) return { sequence, ...earlier, ...(earlier.status < 300 && { version: await app.version() }) }
  const { response, version } = await app.run(place, sub, request)
  const { status } = response
  if (status < 300) {
    if (version === undefined) await storeOutcome(app.pool, place, { status })
    return { sequence, status, version: version ?? (await app.version()) }
  }
  const problem = await problemOf(response)
  const result = { sequence, status, ...(problem && { problem }) }
  if (!isStopping(result)) await storeOutcome(app.pool, place, result)
  return result
}

/** Returns the body of a refusal, if it is an object. */
async function problemOf(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? { ...body } : undefined
  } catch {
    return undefined
  }
}
