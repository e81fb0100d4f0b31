import { installChunks } from 'virtual:worker-chunks'
import { createApp } from './app.ts'
import { photosPath } from './contacts/photos.ts'
import { createPrecache } from './pwa/precache.ts'
import { readAssetsWith } from './server/assets.ts'
import { exists } from './storage/db.ts'
import { isMarked } from './storage/opening/device-mark.ts'
import { createPrepare } from './storage/opening/prepare.ts'
import { uploadsPath } from './uploads/store.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { revision: string }[] }

declare global {
  /** TypeScript does not describe this event, which only Chromium has. */
  interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent
  }
}

/** The path to which other apps share data: see `scripts/build/manifest.ts`. */
const sharePath = 'apps/notes'
/** The path of the shared picture: see `pwa/share-target.ts`. */
const sharedPath = 'images/shared/'
/** The path of the page in which an HTML mail is shown: see `mails/frame.ts`. */
const mailFramePath = 'frames/mail'
const base = new URL(self.registration.scope).pathname
const handleCall = createApp(base)
// The build inserts one entry here. Its revision is the hash of all files: see `scripts/build/precache-plan.ts`.
const precache = createPrecache(self.__WB_MANIFEST[0]?.revision ?? 'development')
readAssetsWith(precache.read)
const prepare = createPrepare(isMarked)
/** When this version took control, in ms since 1970; 0 if the worker has been stopped since. */
let activatedAt = 0

self.addEventListener('install', event => {
  event.waitUntil(
    (async () => {
      installChunks()
      if (!import.meta.env.DEV && ((await precache.install()).replacesDamaged || (await isServingBroken())))
        self.skipWaiting()
      // An old database is upgraded when this worker activates, not while the old worker still serves. If the database
      // cannot be opened, later calls report it.
      if (!(await exists())) await prepare().catch(ignore)
    })(),
  )
})

self.addEventListener('activate', event => {
  activatedAt = performance.timeOrigin + event.timeStamp
  event.waitUntil(
    (async () => {
      await precache.activate()
      await prepare()
        .then(async () => (await import('./pwa/housekeeping.ts')).keepHouse())
        .catch(ignore)
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url)
  const { origin, pathname } = url
  if (origin !== self.location.origin) return
  if (pathname.startsWith(`${base}api/`))
    return event.respondWith(
      prepare().then(
        () => handleCall(event.request, event),
        async error => (await import('./storage/opening/rescue.ts')).refuse(error, event.request),
      ),
    )
  if (pathname.startsWith(base + uploadsPath) || pathname.startsWith(base + photosPath))
    return event.respondWith(prepare().then(() => serveFile(event.request)))
  if (pathname === base + sharePath && event.request.method === 'POST')
    return event.respondWith(shared().then(share => share.handleShareTarget(event.request)))
  if (pathname.startsWith(base + sharedPath))
    return event.respondWith(shared().then(share => share.serveShared(pathname)))
  if (pathname === base + mailFramePath) return event.respondWith(serveFile(event.request))
  if (import.meta.env.DEV || event.request.method !== 'GET') return
  const path = pathname.slice(base.length)
  event.respondWith(precache.match(event.request, path).then(found => found ?? fetchMissing(event, path)))
})

const shared = () => import('./pwa/share-target.ts')

const serveFile = async (request: Request) => (await import('./pwa/serve-file.ts')).serveFile(request, base)
const isServingBroken = async () => (await import('./pwa/serving-worker.ts')).isServingWorkerBroken()

/**
 * Serves a file that is not in the cache. A missing page shows that the browser has cleared the files: then all are
 * fetched again.
 */
async function fetchMissing(event: FetchEvent, path: string) {
  if (event.request.mode !== 'navigate') return (await precache.fetchOnDemand(path)) ?? fetch(event.request)
  try {
    const response = await fetch(event.request)
    event.waitUntil(precache.install().then(prefetchAll, ignore))
    return response
  } catch {
    return (await import('./pwa/offline-page.ts')).offlinePage()
  }
}

const prefetchAll = async (): Promise<unknown> =>
  (await precache.prefetchRest()) === 'more' ? prefetchAll() : undefined

/** Ignores a failure that is retried on demand: a file when it is requested, the database at the next call. */
const ignore = () => undefined

self.addEventListener('message', event => {
  // The user has accepted the update: the waiting version activates, and every tab reloads. Pages of older versions
  // send `update`.
  if (event.data?.type === 'SKIP_WAITING' || event.data === 'update') self.skipWaiting()
  // A page that was loaded without its worker (by shift-reload) asks the worker to control it.
  if (event.data === 'claim') event.waitUntil(self.clients.claim())
  // The next version asks whether this one responds.
  if (event.data === 'ping') event.ports[0]?.postMessage('pong')
  // A page asks whether it is of this version: see `src/device/worker/older-page.ts`.
  if (event.data === 'activated') event.ports[0]?.postMessage(activatedAt)
  // The page is idle. Pages of older versions send `complete`, and so does another version that asks whether this one
  // responds: see `pwa/serving-worker.ts`.
  if ((event.data === 'prefetchRest' || event.data === 'complete') && !import.meta.env.DEV) {
    const [port] = event.ports
    event.waitUntil(precache.prefetchRest().then(progress => port?.postMessage(progress)))
  }
  if (event.data?.storage) event.waitUntil(handleStorageMessage(event))
})

async function handleStorageMessage({ data, ports: [port] }: ExtendableMessageEvent) {
  const { handleStorageRequest } = await import('./storage/opening/rescue.ts')
  port?.postMessage(await handleStorageRequest(data, prepare))
}

// The data of the notification is the address that it opens.
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { data } = event.notification
  event.waitUntil(import('./pwa/open-window.ts').then(({ openWindow }) => openWindow(data)))
})

// There is a network again. Only devices in a team ask for it: see `team/background-sync.ts`.
self.addEventListener('sync', event =>
  event.waitUntil(prepare().then(async () => (await import('./team/exchange.ts')).onSync())),
)
