/** A file of the app. Without a revision its name changes with its content, so it never has to be fetched again. */
interface File {
  url: string
  revision: string | null
}

interface Files {
  /** What the first screens need: installed with the worker, whole or not at all. */
  first: File[]
  /** Everything else: fetched when it is asked for, or when the page has nothing else to load, so that every route works offline. */
  rest: File[]
}

const prefix = 'outpost-files-'
const listUrl = 'files.json'
/** How many files are fetched at a time. */
const step = 12

/** The files of one build in one cache of their own, so that a new build is installed beside the one that serves. */
export function createPrecache(build: string) {
  const name = prefix + build
  const cache = () => caches.open(name)
  const list = async (): Promise<Files | undefined> => (await (await cache()).match(listUrl))?.json()

  return {
    async install() {
      await (await cache()).put(listUrl, await load(listUrl))
      await store(name, (await list())?.first ?? [])
    },

    /** Fetches some of the rest. Answers whether that was all: small steps leave the worker free for other things. */
    async complete(): Promise<boolean> {
      const there = new Set((await (await cache()).keys()).map(({ url }) => url))
      const missing = ((await list())?.rest ?? []).filter(
        ({ url }) => !there.has(new URL(url, location.href).href),
      )
      await store(name, missing.slice(0, step))
      return missing.length <= step
    },

    /** A file that the install left out: fetched, and kept from then on. Undefined when it is none of the app's. */
    async late(path: string): Promise<Response | undefined> {
      const file = (await list())?.rest.find(({ url }) => url === path)
      if (!file) return undefined
      await store(name, [file])
      return (await cache()).match(path)
    },

    /** Drops what older builds left. */
    async activate() {
      const others = (await caches.keys()).filter(other => other.startsWith(prefix) && other !== name)
      await Promise.all(others.map(other => caches.delete(other)))
    },

    /** A file by its path relative to the app, from the network if it is not there (yet). */
    read: async (path: string) => (await (await cache()).match(path)) ?? fetch(path),

    /** Answers a page or a file of the app; undefined when it is neither, or not there yet. */
    match: async (request: Request): Promise<Response | undefined> =>
      (await cache()).match(request.mode === 'navigate' ? 'index.html' : request, {
        ignoreSearch: true,
        // A host may say `Vary: Origin`, and a module is asked for with an origin that its install did not send.
        ignoreVary: true,
      }),
  }
}

/** Fetches the files that a cache lacks, taking over what another build already has of the very same. */
async function store(name: string, files: readonly File[]) {
  const [cache, others] = [await caches.open(name), await otherBuilds(name)]
  await Promise.all(
    files.map(async file => {
      if (await cache.match(file.url)) return
      await cache.put(file.url, (await others(file)) ?? (await load(file.url)))
    }),
  )
}

async function otherBuilds(name: string) {
  const names = (await caches.keys()).filter(other => other.startsWith(prefix) && other !== name)
  const builds = await Promise.all(
    names.map(async other => {
      const cache = await caches.open(other)
      const { first, rest }: Files = (await (await cache.match(listUrl))?.json()) ?? { first: [], rest: [] }
      return { cache, revisions: new Map([...first, ...rest].map(({ url, revision }) => [url, revision])) }
    }),
  )
  return async ({ url, revision }: File) => {
    const build = builds.find(({ revisions }) => revisions.get(url) === revision)
    return build?.cache.match(url)
  }
}

/** From the server itself: what the browser keeps of its own accord may be of another build. */
async function load(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'reload' })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return response
}
