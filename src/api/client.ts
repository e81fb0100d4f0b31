import { i18n } from '@lingui/core'
import type { Endpoint, Endpoints, Input, Reply } from '#src/contract/core/define.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { firstReply } from '#src/device/start/first-screen.ts'
import { noteStorageProblem } from '#src/device/storage-problem.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { whenControlled } from './backend.ts'
import type { CallInput, Repeatable, Rules, Send } from './call-input.ts'
import { broadcastInvalidation, type ChangedRows, invalidate } from './invalidation.ts'
import { noteDate } from './server-clock.ts'
import { expireSession, token } from './session.ts'
import { hasOwnServer, urlOf } from './url.ts'

type Call<E extends Endpoint> =
  unknown extends Input<E> ? () => Promise<Reply<E>> : (input: Input<E> & Repeatable) => Promise<Reply<E>>

type Client<E extends Endpoints> = { [K in keyof E]: Call<E[K]> }

/**
 * Called when a call begins. Returns the function that applies the reply to the page's row caches, or `undefined` if
 * the changed rows are not known.
 */
type Follow<E> = (endpoint: keyof E) => ((reply: never, input: never) => ChangedRows) | undefined

/**
 * Typed calls of a domain's endpoints. Each caller creates its own client, so that a screen's chunk contains only its
 * own contract. Every call rejects with an `ApiProblem`.
 */
export const client = <E extends Endpoints>(endpoints: E, follow?: Follow<E>) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      (input: CallInput = {}) => call(endpoint, input, follow?.(name)),
    ]),
  ) as unknown as Client<E>

/** Rejects with an `ApiProblem`. A write resolves when this tab shows the change. */
async function call(
  endpoint: Endpoint,
  input: CallInput,
  apply?: ReturnType<Follow<Endpoints>>,
): Promise<unknown> {
  const [url, rules] = await Promise.all([
    urlOf(endpoint, input),
    rulesFor(endpoint, input),
    whenControlled(),
  ])
  const request = toRequest(endpoint, input)
  const first = await rules.send(url, request)
  const response = first.status === 507 ? await purged(url, request, first) : first
  noteDate(response)
  if (response.status === 401 && !endpoint.public) expireSession()
  // A refused write means that the shell's copy of the rights is out of date.
  if (response.status === 403 && endpoint.writes) void invalidate(['permissions', 'navigation'])
  if (!response.ok) throw await problemOf(response)
  const reply: unknown = await rules.read(response)
  if (endpoint.writes) await broadcastInvalidation(endpoint.writes, apply?.(reply as never, input as never))
  return reply
}

function toRequest(endpoint: Endpoint, { headers, body, idempotencyKey }: CallInput): RequestInit {
  const bearer = token()
  return {
    method: endpoint.method,
    headers: {
      'Accept-Language': i18n.locale,
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(endpoint.writes && {
        'Idempotency-Key': idempotencyKey ?? crypto.randomUUID(),
        'Outpost-Schema': String(schemaVersion),
        'Outpost-Wrote-At': String(Date.now()),
      }),
      ...(endpoint.body && !endpoint.multipart && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(endpoint.body && { body: endpoint.multipart ? toForm(body) : JSON.stringify(body) }),
  }
}

/** The reply to a removal that deletes permanently; the first reply if the user declines or the code does not load. */
const purged = (url: string, request: RequestInit, first: Response) =>
  import('./purge.ts').then(
    ({ purge }) => purge(send, url, request, first),
    () => first,
  )

/** Sends, and retries twice when the connection fails: with the idempotency key, a write is executed only once. */
const send: Send = (url, request) =>
  fetch(url, request)
    .catch(() => fetch(url, request))
    .catch(() => fetch(url, request))
    .catch(() => noAnswer(request.signal))

function noAnswer(signal?: AbortSignal | null): never {
  throw new ApiProblem(0, { code: signal?.aborted ? 'timeout' : 'noAnswer' })
}

/**
 * The checks for replies of a configured server. The worker belongs to the same build as the page, so its replies are
 * not checked, except in development and in tests.
 */
async function rulesFor(endpoint: Endpoint, input: CallInput): Promise<Rules> {
  const isConfigured = await hasOwnServer(endpoint)
  if (!isConfigured && !import.meta.env.DEV && !globalThis.checksReplies)
    return endpoint.writes || endpoint.body || endpoint.headers ? unchecked : uncheckedRead
  const { rulesOf } = await import('./server-rules.ts').catch(() => noAnswer())
  return rulesOf(endpoint, isConfigured, input, send)
}

declare global {
  /** Set by tests of the built app: the worker's replies are checked too. */
  var checksReplies: true | undefined
}

/** A host without the worker replies with the app's HTML page, which must be rejected. */
const unchecked: Rules = { send, read: response => response.json().catch(() => noAnswer()) }

const uncheckedRead: Rules = {
  ...unchecked,
  send: (url, request) => firstReply(url)?.catch(() => send(url, request)) ?? send(url, request),
}

function toForm(parts: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts ?? {})) form.append(name, value)
  return form
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined)
  const problem = new ApiProblem(response.status, typeof body === 'object' && body ? body : {})
  noteStorageProblem(problem.code)
  return problem
}
