import { Workbox } from 'workbox-window'
import { setUpdateState, updateState } from '#src/device/update.ts'

const script = `${import.meta.env.BASE_URL}${import.meta.env.DEV ? 'dev-sw.js?dev-sw' : 'worker.js'}`
const options = { scope: import.meta.env.BASE_URL, type: import.meta.env.DEV ? 'module' : 'classic' }

/** How often the page reads whether a version waits, in ms, and how many times at least. */
const READ = { everyMs: 1000, times: 60 }

let url: string | undefined
let current: Workbox | undefined
/** The version that was reported last. */
let reported: ServiceWorker | undefined

/**
 * Registers the worker and follows the next version that this call or the browser finds: reports when it waits for the
 * user's consent, and when it could not be installed. Resolves to the registration as soon as a worker is installed.
 * Rejects with the error of `register()`, and with a `TypeError` when there is no worker yet and it cannot be
 * installed.
 */
export async function register(): Promise<{ workbox: Workbox; registration: ServiceWorkerRegistration }> {
  url ??= trusted(script)
  const workbox = new Workbox(url, options)
  current = workbox
  follow(workbox)
  const registration = await workbox.register({ immediate: true })
  if (!registration) throw new TypeError('This browser registers no worker.')
  registration.addEventListener('updatefound', () => void readWaiting(workbox, registration))
  void readWaiting(workbox, registration)
  if (!registration.active && registration.installing) await installation(registration.installing)
  return { workbox, registration }
}

/**
 * Reports the state of the next version. A Workbox instance follows only one, so a new instance follows the one after
 * it.
 */
function follow(workbox: Workbox) {
  const serving = navigator.serviceWorker.controller
  const installed = new Set<ServiceWorker | undefined>()
  workbox.addEventListener('installed', ({ sw }) => installed.add(sw))
  workbox.addEventListener('waiting', ({ sw }) => reportWaiting(workbox, sw))
  workbox.addEventListener('redundant', ({ sw }) => {
    if (workbox !== current || sw === serving || installed.has(sw)) return
    if (navigator.serviceWorker.controller && updateState() === 'none') setUpdateState('failed')
    register().catch(() => undefined)
  })
}

/**
 * Reads for a minute, and as long as a version is being installed, whether one waits: WebKit does not report each change
 * of a state, and Workbox follows only a version whose beginning was reported.
 */
async function readWaiting(workbox: Workbox, registration: ServiceWorkerRegistration) {
  for (let left = READ.times; left > 0 || registration.installing; left--) {
    await new Promise(resolve => setTimeout(resolve, READ.everyMs))
    if (workbox !== current) return
    if (registration.active && registration.waiting) return reportWaiting(workbox, registration.waiting)
  }
}

/** Reports each version once. */
function reportWaiting(workbox: Workbox, next: ServiceWorker | undefined) {
  if (workbox !== current || next === reported) return
  reported = next
  setUpdateState('waiting', () => workbox.messageSkipWaiting())
}

/** Resolves when a worker is installed; rejects with a `TypeError` when it cannot be. */
const installation = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new TypeError('The worker script was not installed.'))
      else resolve()
    })
  })

/** Returns whether the browser refuses a worker although its script can be loaded. */
export async function isRefused(reason: unknown): Promise<boolean> {
  if (reason instanceof TypeError && /script/i.test(reason.message)) return false
  // A network that replied with a page of its own; the next reply can be the script again.
  if (reason instanceof DOMException && /\bMIME\b/i.test(reason.message)) return false
  const response = await fetch(script, { cache: 'no-store' }).catch(() => undefined)
  return Boolean(response?.ok && response.headers.get('Content-Type')?.includes('javascript'))
}

/** Returns the only script URL that Trusted Types allow this page to register: the app's own worker. */
function trusted(own: string): string {
  const policy = globalThis.trustedTypes?.createPolicy('outpost', { createScriptURL: (url: string) => url })
  return (policy?.createScriptURL(own) ?? own) as string
}

declare global {
  // Not yet in TypeScript's DOM library: https://w3c.github.io/trusted-types/
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof rules }
    | undefined
}
