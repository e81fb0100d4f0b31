/*
 * Caches the app's files. The response to the address of a file is not always the file: a captive portal returns its
 * own page, and a host during a deploy may return the app's page. So each file is checked before it is cached, and
 * needs no check when it is served.
 */

import { type Build, olderFile, olderNames, otherCaches, typeOf } from './other-builds.ts'

/** A file of the app as listed in `files.json`. */
interface AppFile {
  url: string
  /** The first characters of the SHA-256 of its content, in hex; null for a file that may be edited after the build. */
  hash: string | null
  /** Its place in a pack: the index of the pack, the first byte, and the byte after the last one. */
  part?: [pack: number, start: number, end: number]
}

interface FileList {
  /** Files that the first screens need: the install caches all of them or fails. */
  first: AppFile[]
  /** All other files: cached on first use, or when the page is idle. */
  rest: AppFile[]
  /** The addresses of packs: files that contain many small files of `rest` one after another. */
  packs?: string[]
}

/** `failed`: a file did not match the build; a later attempt may succeed. */
export type Progress = 'complete' | 'more' | 'failed'

const LIST_URL = 'files.json'
const FETCH_TIMEOUT_MS = 60_000
const FILES_PER_STEP = 12
/** A pack with fewer missing files is not fetched: after an update most files are those of the build before. */
const FILES_WORTH_A_PACK = 4

/** File types that a browser accepts only with the right content type. */
const types: Record<string, string> = { html: 'text/html', js: 'javascript', css: 'text/css' }
/** The content types of the files in packs. */
const sentTypes: Record<string, string> = {
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
}

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
 * Fetches the next files that the install did not fetch: those of one pack, or at most `FILES_PER_STEP`. When all are
 * there, deletes the builds before this one. It does not reject for a file that fails.
 */
export async function prefetchRest(build: Build): Promise<Progress> {
  const progress = await prefetchSome(build)
  if (progress === 'complete') await Promise.all((await olderNames(build)).map(name => caches.delete(name)))
  return progress
}

async function prefetchSome(build: Build): Promise<Progress> {
  const cache = await openCache(build)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  const { rest = [], packs = [] } = (await readList(cache)) ?? {}
  const missing = rest.filter(({ url }) => !there.has(new URL(url, location.href).href))
  const sources = await otherCaches(build)
  // When a pack is wrong or missing, its files are fetched one by one.
  for (const [index, address] of packs.entries()) {
    const files = missing.filter(({ part }) => part?.[0] === index)
    if (files.length < FILES_WORTH_A_PACK) continue
    const isAdded = await addPack(cache, sources, address, files).then(
      () => true,
      () => false,
    )
    if (isAdded) return missing.length > files.length ? 'more' : 'complete'
    break
  }
  const added = await Promise.allSettled(
    missing.slice(0, FILES_PER_STEP).map(file => add(cache, sources, file)),
  )
  if (added.some(({ status }) => status === 'rejected')) return 'failed'
  return missing.length > FILES_PER_STEP ? 'more' : 'complete'
}

/**
 * Caches files of a pack. Rejects with an `Error` when the pack cannot be fetched or does not contain them; then it
 * caches none from it.
 */
async function addPack(
  cache: Cache,
  sources: readonly Cache[],
  address: string,
  files: readonly AppFile[],
): Promise<void> {
  const left: AppFile[] = []
  for (const file of files) {
    const taken = await takeFrom(sources, file)
    if (taken) await cache.put(file.url, taken)
    else left.push(file)
  }
  if (left.length < FILES_WORTH_A_PACK) {
    await Promise.all(left.map(file => add(cache, [], file)))
    return
  }
  for (const caching of ['default', 'reload'] as const) {
    const parts = await partsOf(address, caching, left).catch(() => undefined)
    if (!parts) continue
    await Promise.all(parts.map(({ url, response }) => cache.put(url, response)))
    return
  }
  throw new Error(`${address} is not as it was built`)
}

/** Returns the responses to cache for files of a pack. Rejects with an `Error` when one of them is wrong. */
async function partsOf(address: string, caching: RequestCache, files: readonly AppFile[]) {
  const pack = await (await request(address, caching)).arrayBuffer()
  return Promise.all(
    files.map(async ({ url, hash, part: [, start, end] = [0, 0, 0] }) => {
      const body = pack.slice(start, end)
      if (hash === null || !(await sha256(body)).startsWith(hash))
        throw new Error(`${url} is not in ${address}`)
      return {
        url,
        response: new Response(body, { headers: { 'Content-Type': sentTypes[extensionOf(url)] ?? '' } }),
      }
    }),
  )
}

/**
 * Fetches and caches a file that is not in the cache. When the file cannot be fetched or does not match the build, it
 * returns a network error, because a wrong file is worse than no file. Returns a file that only an older build has, for
 * the pages of that build that are still open, and undefined for an address that is no file of either.
 */
export async function fetchOnDemand(build: Build, path: string): Promise<Response | undefined> {
  const cache = await openCache(build)
  const { first = [], rest = [] } = (await readList(cache)) ?? {}
  const file = [...first, ...rest].find(({ url }) => url === path)
  if (!file) return olderFile(build, path)
  try {
    await add(cache, await otherCaches(build), file)
  } catch {
    return Response.error()
  }
  return cache.match(path)
}

const readList = async (cache: Cache): Promise<FileList | undefined> => (await cache.match(LIST_URL))?.json()

const openCache = ({ prefix, hash }: Build) => caches.open(prefix + hash)

async function add(cache: Cache, sources: readonly Cache[], file: AppFile) {
  if (!(await cache.match(file.url))) await cache.put(file.url, await obtain(file, sources))
}

/**
 * Returns the first correct copy: from another build's cache, from the HTTP cache, or from the server. Rejects with an
 * `Error` when there is none.
 */
async function obtain(file: AppFile, sources: readonly Cache[]): Promise<Response> {
  const { url, hash } = file
  const taken = await takeFrom(sources, file)
  if (taken) return taken
  const caching: RequestCache[] = hash === null ? ['reload'] : ['default', 'reload']
  for (const cache of caching) {
    // A request that fails is repeated once: a page cannot import a script again after a failure.
    const fetched = await intact(await request(url, cache).catch(() => undefined), file)
    if (fetched) return fetched
  }
  throw new Error(`${url} is not as it was built`)
}

/** Returns the correct copy of a file in another build's cache; undefined when there is none. */
async function takeFrom(sources: readonly Cache[], file: AppFile): Promise<Response | undefined> {
  if (file.hash === null) return undefined
  for (const source of sources) {
    const taken = await intact(await source.match(file.url), file)
    if (taken) return taken
  }
  return undefined
}

const request = (url: string, cache: RequestCache) =>
  fetch(url, { cache, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })

const extensionOf = (url: string) => url.split('.').pop() ?? ''

/** Returns the response in the form in which it can be cached; undefined when its status, type or hash is wrong. */
async function intact(response: Response | undefined, { url, hash }: AppFile): Promise<Response | undefined> {
  const type = types[extensionOf(url)] ?? ''
  if (!response?.ok || !typeOf(response).includes(type)) return undefined
  const body = await response.clone().arrayBuffer()
  const isRight = hash === null ? isJson(body) : (await sha256(body)).startsWith(hash)
  if (!isRight) return undefined
  // A navigation rejects a redirected response, for example from `index.html` to `/`.
  return response.redirected ? new Response(body, response) : response
}

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
