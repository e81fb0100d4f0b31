import type * as v from 'valibot'
import type { Claims } from '#server/members/tokens.ts'
import type { PushedRequest, PushReply, PushRequest } from '#src/contract/team-wire.ts'
import { earlierOutcome, type Place, storeOutcome } from './progress.ts'
import type { TeamApp } from './team-app.ts'

type Pushed = v.InferOutput<typeof PushedRequest>
type Reply = v.InferOutput<typeof PushReply>
type Result = Reply['results'][number]

/** The problem of a write with which the whole push stops, since it was not run. */
const isStopping = ({ status, problem }: Result) =>
  status >= 500 || status === 401 || status === 429 || (status === 409 && problem?.code === 'outdated')

/** The last push of each device in this process. */
const pushes = new Map<string, Promise<unknown>>()

/**
 * Runs the writes of a device in their order, each once: one that an earlier push has run gets its earlier result. Stops
 * at the first one that cannot be run now. A push waits for the earlier pushes of its device, which can still be running
 * when the device has lost their connection.
 */
export async function push(app: TeamApp, claims: Claims, { requests }: v.InferOutput<typeof PushRequest>) {
  const { device } = claims
  const running = Promise.resolve(pushes.get(device)).then(() => runAll(app, claims, requests))
  const ended = running.then(
    () => undefined,
    () => undefined,
  )
  pushes.set(device, ended)
  void ended.then(() => pushes.get(device) === ended && pushes.delete(device))
  return { results: await running, version: await app.version() } satisfies Reply
}

async function runAll(app: TeamApp, claims: Claims, requests: readonly Pushed[]) {
  const results: Result[] = []
  for (const request of requests) {
    const result = await runOnce(app, claims, request)
    results.push(result)
    if (isStopping(result)) break
  }
  return results
}

async function runOnce(app: TeamApp, { sub, device }: Claims, request: Pushed): Promise<Result> {
  const { sequence } = request
  const place = { device, sequence }
  const earlier = await earlierResult(app, place)
  if (earlier) return earlier
  const { response, version } = await app.run(place, sub, request)
  const { status } = response
  if (response.ok && version !== undefined) return { sequence, status, version }
  const problem = response.ok ? undefined : await problemOf(response)
  const result = { sequence, status, ...(problem && { problem }) }
  if (!isStopping(result)) await storeOutcome(app.pool, place, result)
  // Another process can have run it in the meantime: then a second run is refused, or fails.
  return (await earlierResult(app, place)) ?? result
}

async function earlierResult(app: TeamApp, place: Place): Promise<Result | undefined> {
  const { sequence } = place
  const earlier = await earlierOutcome(app.pool, place)
  return earlier && { sequence, ...earlier, ...(earlier.status < 300 && { version: await app.version() }) }
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
