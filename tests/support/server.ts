import { iconFile } from '#scripts/build/icons.ts'
import { screens } from '#scripts/build/screens.ts'
import { courses } from '#seed/courses.ts'
import { type SeedName, seed as sample } from '#seed/index.ts'
import { navigation } from '#seed/navigation.ts'
import { resolveBase } from '#src/contract/core/bases.ts'
import type { Endpoint, Input, Reply } from '#src/contract/core/define.ts'
import { createApp } from '#sw/app.ts'
import { readAssetsWith } from '#sw/server/assets.ts'
import { scaleDelays } from '#sw/server/delay.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { seed } from '#sw/storage/seeding.ts'

const respond = createApp()

let config: object = {}

/** Replaces `config.json` of the deployment. */
export function configure(next: object) {
  config = next
}

/** The files that the build writes for the worker. */
const assets: Record<string, () => unknown> = {
  ...Object.fromEntries(Object.entries(sample).map(([name, rows]) => [`seed/${name}.json`, () => rows])),
  'seed/courses.json': () => courses,
  'seed/navigation.json': () => navigation(screens()),
  'config.json': () => config,
}
readAssetsWith(async path => new Response(assets[path] ? JSON.stringify(assets[path]()) : iconFile(path)))

/** Changes each request before it is sent. */
let intercept = (request: Request) => request

/** Changes or records all later requests. */
export function interceptRequests(by: (request: Request) => Request) {
  intercept = by
}

let background: Promise<unknown>[] = []

const context = {
  clientId: '',
  waitUntil(done: Promise<unknown>) {
    background.push(done)
  },
}

/** Resolves when the server has ended what it does after its replies, for example the synchronisation of a write. */
export async function backgroundWork() {
  const ending = background
  background = []
  await Promise.allSettled(ending)
}

/** Sends a request to the server again. */
export const sendAgain = (request: Request) => respond(request, context)

interface Sent {
  query?: Record<string, string>
  params?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /** The bearer token; by default that of the sample user, none when null. */
  token?: string | null
}

async function emptyDatabase() {
  await db.delete({ disableAutoOpen: false })
  await db.open()
}

const addSample = () => seed(async name => sample[name as SeedName])

let newDatabase = async (empty: typeof emptyDatabase, add: typeof addSample) => {
  await empty()
  await add()
}

/** Replaces how a database with the sample is made. */
export function makeDatabaseWith(by: typeof newDatabase) {
  newDatabase = by
}

/** Starts the server with a newly seeded database, without the pauses of the specification. */
export async function freshServer() {
  scaleDelays(0)
  background = []
  await newDatabase(emptyDatabase, addSample)
  return { send, call }
}

/** Sends a valid or invalid request to an endpoint and returns the response. */
export async function send(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'multipart'>,
  sent: Sent = {},
): Promise<Response> {
  const token = sent.token === undefined ? await issue('huong') : sent.token
  const path = resolveBase(endpoint.path).replace(
    /\{(\w+)\}/g,
    (_, name: string) => sent.params?.[name] ?? name,
  )
  const url = new URL(path, 'https://outpost.example/')
  for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, value)
  const body =
    sent.body instanceof FormData || typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body)
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...sent.headers }
  return respond(intercept(new Request(url, { method: endpoint.method, headers, body })), context)
}

/** The input of a valid request to an endpoint. A form can replace a body. */
type SentTo<E extends Endpoint> = Pick<Sent, 'token' | 'headers'> &
  Omit<Input<E>, 'body' | 'headers'> &
  (Input<E> extends { body: infer Body } ? { body: Body | FormData } : unknown)

/** The arguments of a call after the endpoint: none are required for an endpoint without input. */
export type Arguments<E extends Endpoint> =
  Pick<Sent, 'token' | 'headers'> extends SentTo<E> ? [sent?: SentTo<E>] : [sent: SentTo<E>]

/** Sends a valid request. Returns its parsed reply; rejects for every status except 200. */
export async function call<E extends Endpoint>(endpoint: E, ...[sent]: Arguments<E>): Promise<Reply<E>> {
  const response = await send(endpoint, sent)
  const reply = await response.json()
  if (response.status !== 200)
    throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${JSON.stringify(reply)}`)
  return reply
}
