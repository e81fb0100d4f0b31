/*
 * Caches the app's files. The response to the address of a file is not always the file: a captive portal returns its
 * own page, and a host during a deploy may return the app's page. So each file is checked before it is cached, and
 * needs no check when it is served.
 */

/** A file of the app as listed in `files.json`. */
interface AppFile {
  url: string
  /** The first characters of the SHA-256 of its content, in hex; null for a file that may be edited after the build. */
  hash: string | null
}

interface FileList {
  /** Files that the first screens need: the install caches all of them or fails. */
  first: AppFile[]
  /** All other files: cached on first use, or when the page is idle. */
  rest: AppFile[]
}

/** The cache of a build is called `prefix` + `hash`. */
export interface Build {
  prefix: string
  /** The first characters of the SHA-256 of its `files.json`, in hex. */
  hash: string
}

/** `failed`: a file did not match the build; a later attempt may succeed. */
export type Progress = 'complete' | 'more' | 'failed'

const LIST_URL = 'files.json'
const FETCH_TIMEOUT_MS = 60_000
const FILES_PER_STEP = 12

/** File types that a browser accepts only with the right content type. */
const types: Record<string, string> = { html: 'text/html', js: 'javascript', css: 'text/css' }

/**
 * Caches the files of the first screens. Rejects with an `Error` when one of them cannot be fetched or does not match
 * the build.
 */
export async function install(build: Build) {
  const cache = await openCache(build)
  const sources = await otherCaches(build)
  // The list of files is checked with the hash of the build.
  await add(cache, sources, { url: LIST_URL, hash: build.hash })
  const { first = [] } = (await readList(cache)) ?? {}
  await Promise.all(first.map(file => add(cache, sources, file)))
}

/**
 * Fetches the next files that the install did not fetch, at most `FILES_PER_STEP`. It does not reject for a file that
 * fails.
 */
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
 * Fetches and caches a file that is not in the cache. Returns undefined for an address that is not a file of the app.
 * When the file cannot be fetched or does not match the build, it returns a network error, because a wrong file is
 * worse than no file.
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
 * Returns whether another build on this device has a page in place of another file, or a wrong app page. A version
 * without these checks may have stored it. The pages of such a build may be unable to offer an update.
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

/**
 * Returns the first correct copy: from another build's cache, from the HTTP cache, or from the server. Rejects with an
 * `Error` when there is none.
 */
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

/** Returns the response in the form in which it can be cached; undefined when its status, type or hash is wrong. */
async function intact(response: Response | undefined, { url, hash }: AppFile): Promise<Response | undefined> {
  const type = types[url.split('.').pop() ?? ''] ?? ''
  if (!response?.ok || !typeOf(response).includes(type)) return undefined
  const body = await response.clone().arrayBuffer()
  const isRight = hash === null ? isJson(body) : (await sha256(body)).startsWith(hash)
  if (!isRight) return undefined
  // A navigation rejects a redirected response, for example from `index.html` to `/`.
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
