import { Workbox } from 'workbox-window'
import { setUpdateState, updateState } from '#src/device/update.ts'

const script = `${import.meta.env.BASE_URL}${import.meta.env.DEV ? 'dev-sw.js?dev-sw' : 'worker.js'}`
const options = { scope: import.meta.env.BASE_URL, type: import.meta.env.DEV ? 'module' : 'classic' }

let url: string | undefined
let current: Workbox | undefined

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
  workbox.addEventListener('waiting', () => {
    if (workbox === current) setUpdateState('waiting', () => workbox.messageSkipWaiting())
  })
  workbox.addEventListener('redundant', ({ sw }) => {
    if (workbox !== current || sw === serving || installed.has(sw)) return
    if (navigator.serviceWorker.controller && updateState() === 'none') setUpdateState('failed')
    register().catch(() => undefined)
  })
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
