import { readFile } from 'node:fs/promises'
import { build, type Rollup } from 'vite'

type Site = Record<string, { type: string; body: string }>

/**
 * Returns what Outpost is compared with, on the same host: a worker that does the minimum, MSW with arrays in memory,
 * and a page with React and the router only.
 */
export const peers = async (): Promise<Site> => ({ ...constant, ...(await msw()), ...(await minimal()) })

const html = (title: string, content = '') => ({
  type: 'text/html',
  body: `<!doctype html><title>${title}</title>${content}`,
})
const script = (body: string) => ({ type: 'text/javascript', body })

/**
 * A worker that returns a fixed record for `constant/one`. For `constant/write` it also stores what a write of Outpost
 * must store (the row, the entry of the change log, the reply) in one transaction with strict durability.
 */
const constant: Site = {
  '/constant/index.html': html('constant'),
  '/constant/worker.js': script(`
    const body = JSON.stringify({ a: 'x'.repeat(900) })
    addEventListener('install', () => skipWaiting())
    addEventListener('activate', event => event.waitUntil(clients.claim()))
    const respond = () => new Response(body, { headers: { 'Content-Type': 'application/json' } })
    const opening = indexedDB.open('constant')
    opening.onupgradeneeded = () => {
      for (const name of ['rows', 'replies', 'written']) opening.result.createObjectStore(name, { keyPath: 'id' })
    }
    const opened = new Promise(resolve => (opening.onsuccess = () => resolve(opening.result)))
    async function write(request) {
      const [database, change] = await Promise.all([opened, request.json()])
      const transaction = database.transaction(['rows', 'replies', 'written'], 'readwrite', { durability: 'strict' })
      const ended = new Promise(resolve => (transaction.oncomplete = resolve))
      transaction.objectStore('rows').get(change.id).onsuccess = ({ target }) => {
        transaction.objectStore('rows').put({ ...target.result, ...change, id: change.id })
        for (const name of ['replies', 'written']) transaction.objectStore(name).put({ id: crypto.randomUUID(), body })
        transaction.commit()
      }
      await ended
      return respond()
    }
    addEventListener('fetch', event => {
      if (event.request.url.endsWith('/one')) event.respondWith(respond())
      if (event.request.url.endsWith('/write')) event.respondWith(write(event.request))
    })`),
}

/** MSW handles calls in the page; its worker passes every request on to the page. */
const msw = async (): Promise<Site> => ({
  '/msw/index.html': html('msw', '<script src="page.js"></script>'),
  '/msw/page.js': script(await bundle('tests/bench/msw-page.ts')),
  '/msw/mockServiceWorker.js': script(await readFile('node_modules/msw/lib/mockServiceWorker.js', 'utf8')),
})

const minimal = async (): Promise<Site> => ({
  '/minimal/index.html': html(
    'minimal',
    '<div id="root"></div><script type="module" src="page.js"></script>',
  ),
  '/minimal/page.js': script(await bundle('tests/bench/minimal-page.tsx')),
})

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'peer', fileName: () => 'page.js' } },
  })
  const [{ output }] = built as Rollup.RollupOutput[] as [Rollup.RollupOutput]
  return output[0].code
}
