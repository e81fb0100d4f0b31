import { authorise } from '#sw/permissions/authorise.ts'
import { authenticate } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { callValues } from './call-values.ts'
import type { DomainDefinition } from './define-domain.ts'
import { langOf } from './lang.ts'
import { isQuota, Problem } from './problem.ts'
import { readBody, readInput } from './read-input.ts'
import { createRouting } from './routing.ts'
import { type Call, write } from './write.ts'

interface Options {
  /** The path at which the app is served, with its closing slash. */
  base?: string
  /** Returns the response to a request for a hub. A hub is a connection of several requests, so it has no endpoints. */
  toHub?: (request: Request, url: URL, path: string, context: RequestContext) => Promise<Response>
  /** Returns the id of the user who sends a request, and rejects with 401. By default the user of the bearer token. */
  userOf?: (request: Request) => Promise<string>
  /**
   * Returns whether an error means that the environment ends or has lost its database. Such a call is not refused: its
   * promise rejects, so that its caller gets no reply and repeats it with the same key. By default no error means that.
   */
  isInterruption?: (error: unknown) => boolean
}

/** The client of a request; a fetch event is one. */
export interface RequestContext {
  clientId: string
  waitUntil: (done: Promise<unknown>) => void
}

const anonymous: RequestContext = { clientId: '', waitUntil: () => {} }

/**
 * Returns the server of some domains: match → authenticate → authorise → validate → handler → Response. It does not
 * depend on the environment: tests call it with a plain `Request`. Every error becomes a response, except
 * an interruption, with which it rejects.
 */
export function createServer(
  domains: readonly DomainDefinition[],
  { base = '/', toHub, userOf = authenticate, isInterruption }: Options = {},
) {
  const routeOf = createRouting(domains)

  async function respond(request: Request, context: RequestContext): Promise<Response> {
    const url = new URL(request.url)
    const path = `/${url.pathname.slice(base.length)}`
    if (toHub && HUB_PATH.test(path)) return toHub(request, url, path, context)
    const { route, params } = await routeOf(request.method, path)
    const { endpoint } = route
    const userId = endpoint.public ? '' : await userOf(request)
    const lang = langOf(request)
    if (endpoint.needs) await authorise(userId, endpoint.needs, lang)
    // In parallel, because none of them needs another.
    const [body, call, members] = await Promise.all([
      readBody(endpoint, request),
      endpoint.writes && callOf(request, path, userId),
      endpoint.writes && db.team.count(),
    ])
    const recorder = members
      ? await (await import('#sw/team/record.ts')).recorderOf(endpoint, path + url.search, request, body)
      : undefined
    const input = { ...(await readInput(endpoint, request, url, params, body)), userId, lang } as never
    const prepared = await route.prepare?.(input)
    const run = () => route.run(input, prepared)
    const reply = call ? await write(endpoint, call, run, recorder) : await run()
    if (recorder) context.waitUntil(recorder.after())
    return reply instanceof Response ? reply : Response.json(reply)
  }

  return async (request: Request, context: RequestContext = anonymous): Promise<Response> => {
    try {
      return await respond(request, context)
    } catch (error) {
      if (isInterruption?.(error)) throw error
      return toProblem(error).response(langOf(request))
    }
  }
}

const HUB_PATH = /-hub(\/negotiate)?$/

const callOf = async ({ headers, method }: Request, path: string, userId: string): Promise<Call> => ({
  name: `${userId} ${method} ${path}`,
  key: headers.get('Idempotency-Key'),
  schema: headers.get('Outpost-Schema'),
  values: await callValues(headers.get('Idempotency-Key'), headers.get('Outpost-Wrote-At')),
  purges: headers.has('Outpost-Purge'),
})

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isQuota(error)) return new Problem(507, { text: { code: 'full' } })
  console.error(error)
  return new Problem(500, { text: { code: 'failed' } })
}
