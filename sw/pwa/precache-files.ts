/*
 * How the app's files come into the cache of a build. What answers under a file's address is not always the file: a captive
 * portal answers with its own page, a host in the middle of a deploy with the app's. So each file is checked before it is
 * kept, and nothing needs a check when it is served.
 */

/** A file of the app as `files.json` lists it. */
interface AppFile {
  url: string
  /** The beginning of the SHA-256 of its content, in hex; null when whoever deploys the app may edit the file. */
  hash: string | null
}

interface FileList {
  /** What the first screens need: installed with the worker, all of it or none. */
  first: AppFile[]
  /** Everything else: fetched when it is asked for, or when the page has nothing else to load. */
  rest: AppFile[]
}

/** The cache of a build is called `prefix` + `hash`. */
export interface Build {
  prefix: string
  /** The beginning of the SHA-256 of its `files.json`, in hex. */
  hash: string
}

/** `failed`: something could not be had as it was built; worth another try later. */
export type Progress = 'complete' | 'more' | 'failed'

const LIST_URL = 'files.json'
const FETCH_TIMEOUT_MS = 60_000
const FILES_PER_STEP = 12

/** Types without which a browser does not take a file for what it is. */
const types: Record<string, string> = { html: 'text/html', js: 'javascript', css: 'text/css' }

/** Fills the cache of a build with the files of the first screens. Rejects when one of them cannot be had as it was built. */
export async function install(build: Build) {
  const cache = await openCache(build)
  const sources = await otherCaches(build)
  // The build is named after the hash of its list.
  await add(cache, sources, { url: LIST_URL, hash: build.hash })
  const { first = [] } = (await readList(cache)) ?? {}
  await Promise.all(first.map(file => add(cache, sources, file)))
}

/** Fetches the next few files that the install left out. */
export async function prefetchRest(build: Build): Promise<Progress> {
  const cache = await openCache(build)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  const { rest = [] } = (await readList(cache)) ?? {}
  const missing = rest.filter(({ url }) => !there.has(new URL(url, location.href).href))
  const sources = await otherCaches(build)
  const added = await Promise.allSettled(
    missing.slice(0, FILES_PER_STEP).map(file => add(cache, sources, file)),
  )
  if (added.some(({ status }) => status === 'rejected')) return 'failed'
  return missing.length > FILES_PER_STEP ? 'more' : 'complete'
}

/**
 * A file that is not in the cache: fetched, and kept. Undefined when it is none of the app's. When it cannot be had as it was
 * built the response is a network error: better no file than another one.
 */
export async function fetchOnDemand(build: Build, path: string): Promise<Response | undefined> {
  const cache = await openCache(build)
  const { first = [], rest = [] } = (await readList(cache)) ?? {}
  const file = [...first, ...rest].find(({ url }) => url === path)
  if (!file) return undefined
  try {
    await add(cache, await otherCaches(build), file)
  } catch {
    return Response.error()
  }
  return cache.match(path)
}

/**
 * Whether another build here holds a page in the place of another file, or another page than the app's: kept by a version that
 * did not check. Such a build cannot be relied on to offer its successor.
 */
export async function isOtherBuildDamaged(build: Build): Promise<boolean> {
  for (const cache of await otherCaches(build)) {
    const requests = await cache.keys()
    const responses = await Promise.all(requests.map(request => cache.match(request)))
    const isPage = (response?: Response) => response && typeOf(response).includes('text/html')
    if (requests.some(({ url }, index) => !url.endsWith('.html') && isPage(responses[index]))) return true
    const page = await (await cache.match('index.html'))?.text()
    if (page !== undefined && !page.includes('id="root"')) return true
  }
  return false
}

const readList = async (cache: Cache): Promise<FileList | undefined> => (await cache.match(LIST_URL))?.json()

const openCache = ({ prefix, hash }: Build) => caches.open(prefix + hash)

async function otherCaches({ prefix, hash }: Build): Promise<Cache[]> {
  const names = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== prefix + hash)
  return Promise.all(names.map(name => caches.open(name)))
}

async function add(cache: Cache, sources: readonly Cache[], file: AppFile) {
  if (!(await cache.match(file.url))) await cache.put(file.url, await obtain(file, sources))
}

/** From another build's cache, from what the browser keeps, or from the server itself: the first that is intact. */
async function obtain(file: AppFile, sources: readonly Cache[]): Promise<Response> {
  const { url, hash } = file
  if (hash !== null)
    for (const source of sources) {
      const taken = await intact(await source.match(url), file)
      if (taken) return taken
    }
  const caching: RequestCache[] = hash === null ? ['reload'] : ['default', 'reload']
  for (const cache of caching) {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    const fetched = await intact(response, file)
    if (fetched) return fetched
  }
  throw new Error(`${url} is not as it was built`)
}

/** The response as it can be kept, unless it is not the file. */
async function intact(response: Response | undefined, { url, hash }: AppFile): Promise<Response | undefined> {
  const type = types[url.split('.').pop() ?? ''] ?? ''
  if (!response?.ok || !typeOf(response).includes(type)) return undefined
  const body = await response.clone().arrayBuffer()
  const isRight = hash === null ? isJson(body) : (await sha256(body)).startsWith(hash)
  if (!isRight) return undefined
  // A navigation refuses a response that came by a redirect, such as from `index.html` to `/`.
  return response.redirected ? new Response(body, response) : response
}

const typeOf = (response: Response) => response.headers.get('Content-Type') ?? ''

function isJson(body: ArrayBuffer): boolean {
  try {
    JSON.parse(new TextDecoder().decode(body))
    return true
  } catch {
    return false
  }
}

const sha256 = async (body: ArrayBuffer) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', body))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
