import { authorise } from '#sw/permissions/authorise.ts'
import { authenticate } from '#sw/session/token.ts'
import { langOf } from './error-texts.ts'
import type { Route } from './handle.ts'
import { Problem } from './problem.ts'
import { readInput } from './read-input.ts'
import { createRouting } from './routing.ts'
import { type Call, write } from './write.ts'

interface Options {
  /** The path that the app is served under, with its closing slash. */
  base?: string
  /** Routes that are fetched when no other knows a path. */
  more?: () => Promise<readonly Route[]>
  /** Answers what goes to a hub, which is a conversation and no call. */
  toHub?: (request: Request, url: URL, path: string, visit: RequestContext) => Promise<Response>
}

/** Who asks, as the environment knows it; a fetch event is one. */
export interface RequestContext {
  clientId: string
  waitUntil: (done: Promise<unknown>) => void
}

const anonymous: RequestContext = { clientId: '', waitUntil: () => {} }

/** match → authenticate → authorise → validate → handler → Response. Knows no environment: tests call it with a plain `Request`. */
export function createServer(routes: readonly Route[], { base = '/', more, toHub }: Options = {}) {
  const find = createRouting(routes)
  let findMore: typeof find | undefined

  async function findSeldom(method: string, path: string) {
    findMore ??= createRouting((await more?.()) ?? [])
    const found = findMore(method, path)
    if (!found) throw new Problem(404, { text: { code: 'noPath', path } })
    return found
  }

  async function answer(request: Request, visit: RequestContext): Promise<Response> {
    const url = new URL(request.url)
    const path = `/${url.pathname.slice(base.length)}`
    if (toHub && hubPath.test(path)) return toHub(request, url, path, visit)
    const { route, params } = find(request.method, path) ?? (await findSeldom(request.method, path))
    const { endpoint } = route
    const userId = endpoint.open ? '' : await authenticate(request)
    const lang = langOf(request)
    if (endpoint.needs) await authorise(userId, endpoint.needs, lang)
    const input = { ...(await readInput(endpoint, request, url, params)), userId, lang } as never
    const prepared = await route.prepare?.(input)
    const run = () => route.run(input, prepared)
    const reply = endpoint.changes ? await write(endpoint, callOf(request, path, userId), run) : await run()
    return Response.json(reply)
  }

  return async (request: Request, visit: RequestContext = anonymous): Promise<Response> => {
    try {
      return await answer(request, visit)
    } catch (error) {
      return toProblem(error).response(langOf(request))
    }
  }
}

const hubPath = /-hub(\/negotiate)?$/

const callOf = (request: Request, path: string, userId: string): Call => ({
  name: `${userId} ${request.method} ${path}`,
  key: request.headers.get('Idempotency-Key'),
  schema: request.headers.get('Outpost-Schema'),
})

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isQuota(error)) return new Problem(507, { text: { code: 'full' } })
  console.error(error)
  return new Problem(500, { text: { code: 'failed' } })
}

/** A full disk arrives as an `AbortError`; what happened is in its `inner`. */
function isQuota(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'QuotaExceededError' || ('inner' in error && isQuota(error.inner))
}
