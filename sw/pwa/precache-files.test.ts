import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isOtherBuildDamaged } from './other-builds.ts'
import { fetchOnDemand, install, prefetchRest } from './precache-files.ts'

const site = 'https://shop.example/'
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** The methods of Cache Storage that the app uses for its files. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  private urlOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, site).href
  match = async (request: string | { url: string }) => this.entries.get(this.urlOf(request))?.clone()
  keys = async () => [...this.entries.keys()].map(url => ({ url }))
  put = async (request: string, response: Response) => void this.entries.set(this.urlOf(request), response)
}

const fileOf = (text: string, type: string) => new Response(text, { headers: { 'Content-Type': type } })
const page = () => fileOf('<!doctype html><title>Wi-Fi</title>', 'text/html')

/** The files of a build by address. */
const contents: Record<string, [text: string, type: string]> = {
  'index.html': ['<div id="root"></div>', 'text/html'],
  'assets/a.js': ['a()', 'text/javascript'],
  'assets/b.js': ['b()', 'text/javascript'],
  'config.json': ['{}', 'application/json'],
}
const listed = (url: string) => ({
  url,
  hash: url === 'config.json' ? null : hashOf(contents[url]?.[0] ?? ''),
})
const list = JSON.stringify({
  first: ['index.html', 'assets/a.js', 'config.json'].map(listed),
  rest: ['assets/b.js'].map(listed),
})
const build = { prefix: 'files-', hash: hashOf(list) }

let caches: Map<string, FakeCache>
let asked: string[]
/** The responses that the network gives instead, by address and cache mode. */
let instead: Record<string, () => Response>

beforeEach(() => {
  caches = new Map()
  asked = []
  instead = {}
  vi.stubGlobal('location', new URL(site))
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = caches.get(name) ?? new FakeCache()
      caches.set(name, cache)
      return cache
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  })
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    asked.push(`${url} ${cache}`)
    const other = instead[`${url} ${cache}`] ?? instead[url]
    if (other) return other()
    const [text, type] = url === 'files.json' ? [list, 'application/json'] : (contents[url] ?? ['', ''])
    return fileOf(text, type)
  })
  return () => vi.unstubAllGlobals()
})

const kept = async (url: string) => (await caches.get(build.prefix + build.hash)?.match(url))?.text()

test('the files of the first screens are cached at install, the others in steps', async () => {
  await install(build)
  expect(await kept('assets/a.js')).toBe('a()')
  expect(await kept('assets/b.js')).toBeUndefined()
  expect(await prefetchRest(build)).toBe('complete')
  expect(await kept('assets/b.js')).toBe('b()')
})

describe('files in a pack', () => {
  const names = ['one', 'two', 'three', 'four', 'five']
  const files = names.map(name => ({ url: `assets/${name}.js`, content: `${name}()` }))
  let end = 0
  const packedList = JSON.stringify({
    first: [],
    rest: files.map(({ url, content }) => ({
      url,
      hash: hashOf(content),
      part: [0, end, (end += content.length)],
    })),
    packs: ['packs/a.txt'],
  })
  const packedBuild = { prefix: 'files-', hash: hashOf(packedList) }
  const keptOf = async (url: string) => {
    const response = await caches.get('files-' + packedBuild.hash)?.match(url)
    return response && { text: await response.text(), type: response.headers.get('Content-Type') }
  }

  beforeEach(() => {
    instead['files.json'] = () => fileOf(packedList, 'application/json')
    instead['packs/a.txt'] = () => fileOf(files.map(({ content }) => content).join(''), 'text/plain')
    for (const { url, content } of files) instead[url] = () => fileOf(content, 'text/javascript')
  })

  test('are all cached by one request', async () => {
    await install(packedBuild)
    expect(await prefetchRest(packedBuild)).toBe('complete')
    for (const { url, content } of files)
      expect(await keptOf(url)).toEqual({ text: content, type: 'text/javascript' })
    expect(asked).toEqual(['files.json default', 'packs/a.txt default'])
  })

  test.each([
    ['a page with status 200', () => page()],
    ['another pack', () => fileOf('one()two()thr33()four()five()', 'text/plain')],
    ['a 404', () => new Response('', { status: 404 })],
  ])('are fetched one by one when the host sends %s in its place', async (_, response) => {
    instead['packs/a.txt'] = response
    await install(packedBuild)
    expect(await prefetchRest(packedBuild)).toBe('complete')
    expect(await keptOf('assets/three.js')).toEqual({ text: 'three()', type: 'text/javascript' })
    expect(asked.filter(request => request.startsWith('packs/'))).toEqual([
      'packs/a.txt default',
      'packs/a.txt reload',
    ])
  })

  test('are not cached when the host sends pages for everything', async () => {
    await install(packedBuild)
    for (const url of Object.keys(instead)) instead[url] = page
    expect(await prefetchRest(packedBuild)).toBe('failed')
    for (const { url } of files) expect(await keptOf(url)).toBeUndefined()
  })

  test('are copied from another build; a pack of which few files are missing is not fetched', async () => {
    const older = new FakeCache()
    caches.set('files-old', older)
    for (const { url, content } of files.slice(0, 3)) await older.put(url, fileOf(content, 'text/javascript'))
    await install(packedBuild)
    expect(await prefetchRest(packedBuild)).toBe('complete')
    expect(asked).toEqual(['files.json default', 'assets/four.js default', 'assets/five.js default'])
  })
})

test.each([
  ['a page with status 200', () => page()],
  ['the right bytes under the type of a page', () => fileOf('a()', 'text/html')],
  ['other bytes under the right type', () => fileOf('old()', 'text/javascript')],
  ['a 404', () => new Response('a()', { status: 404, headers: { 'Content-Type': 'text/javascript' } })],
])('%s in place of a first file makes the install fail, and is not cached', async (_, response) => {
  instead['assets/a.js'] = response
  await expect(install(build)).rejects.toThrow('assets/a.js is not as it was built')
  expect(await kept('assets/a.js')).toBeUndefined()
})

test('another page in place of the app’s page makes the install fail', async () => {
  instead['index.html'] = () => page()
  await expect(install(build)).rejects.toThrow('index.html')
})

test('the file list of another build makes the install fail', async () => {
  instead['files.json'] = () => fileOf('{"first":[],"rest":[]}', 'application/json')
  await expect(install(build)).rejects.toThrow('files.json')
})

test('a file in the HTTP cache is used if its hash is right, otherwise it is fetched from the server', async () => {
  instead['assets/a.js default'] = () => fileOf('old()', 'text/javascript')
  await install(build)
  expect(await kept('assets/a.js')).toBe('a()')
  expect(asked.filter(request => request.startsWith('index.html'))).toEqual(['index.html default'])
  expect(asked.filter(request => request.startsWith('assets/a.js'))).toEqual([
    'assets/a.js default',
    'assets/a.js reload',
  ])
})

test('the configuration may be edited after the build, but a page in its place is refused', async () => {
  instead['config.json'] = () => fileOf('{"bases":{}}', 'application/json')
  await install(build)
  expect(await kept('config.json')).toBe('{"bases":{}}')
  expect(asked).toContain('config.json reload')
  caches.clear()
  instead['config.json'] = () => page()
  await expect(install(build)).rejects.toThrow('config.json')
})

test('a file of another build is reused if its hash is right', async () => {
  const older = new FakeCache()
  caches.set('files-old', older)
  await older.put('index.html', fileOf('<div id="root"></div>', 'text/html'))
  await older.put('assets/a.js', page())
  await install(build)
  expect(asked).not.toContain('index.html default')
  expect(await kept('index.html')).toContain('root')
  expect(await kept('assets/a.js')).toBe('a()')
})

test('a wrong file of the second set is not cached, the others are, and it is fetched the next time', async () => {
  await install(build)
  instead['assets/b.js'] = () => page()
  expect(await prefetchRest(build)).toBe('failed')
  expect(await kept('assets/b.js')).toBeUndefined()
  instead = {}
  expect(await prefetchRest(build)).toBe('complete')
})

test('fetching on demand returns the right file or a network error; it ignores addresses that are not files of the app', async () => {
  await install(build)
  instead['assets/b.js'] = () => page()
  expect((await fetchOnDemand(build, 'assets/b.js'))?.type).toBe('error')
  instead = {}
  expect(await (await fetchOnDemand(build, 'assets/b.js'))?.text()).toBe('b()')
  expect(await fetchOnDemand(build, 'assets/of-another-build.js')).toBeUndefined()
})

test('the build before stays until all files of this one are there, for its open pages; a newer one stays too', async () => {
  const older = new FakeCache()
  caches.set('files-old', older)
  await older.put('assets/before.js', fileOf('before()', 'text/javascript'))
  await install(build)
  caches.set('files-new', new FakeCache())
  instead['assets/b.js'] = () => page()
  expect(await prefetchRest(build)).toBe('failed')
  expect(await (await fetchOnDemand(build, 'assets/before.js'))?.text()).toBe('before()')
  instead = {}
  expect(await prefetchRest(build)).toBe('complete')
  expect([...caches.keys()]).toEqual([build.prefix + build.hash, 'files-new'])
})

test('a redirected response is cached without the redirect', async () => {
  instead['index.html'] = () =>
    Object.defineProperty(fileOf('<div id="root"></div>', 'text/html'), 'redirected', { value: true })
  await install(build)
  const response = await caches.get(build.prefix + build.hash)?.match('index.html')
  expect(response?.redirected).toBe(false)
  expect(response?.headers.get('Content-Type')).toBe('text/html')
})

test.each([
  ['a page under the address of a script', true, { 'assets/a.js': page }],
  ['another page than the app’s', true, { 'index.html': page }],
  ['files that are its own', false, { 'index.html': () => fileOf('<div id="root">', 'text/html') }],
])('another build that contains %s: damaged is %s', async (_, isDamaged, files) => {
  const older = new FakeCache()
  caches.set('files-old', older)
  for (const [url, response] of Object.entries(files)) await older.put(url, response())
  expect(await isOtherBuildDamaged(build)).toBe(isDamaged)
})
