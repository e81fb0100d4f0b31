import { anotherChance } from '#src/lib/another-chance.ts'
import { ApiProblem } from '#src/lib/problem.ts'

const script = import.meta.env.DEV ? 'dev-sw.js?dev-sw' : 'worker.js'
const reloadedKey = 'outpost.reloaded'

let registration: Promise<ServiceWorkerRegistration> | undefined
let control: Promise<void> | undefined

/** Registers the worker, once. Called after the first paint, or by the first call to the API if that is earlier. */
export function register(): Promise<ServiceWorkerRegistration> {
  if (!('serviceWorker' in navigator)) return Promise.reject(new ApiProblem(0, { code: 'noWorker' }))
  registration ??= navigator.serviceWorker.register(trusted(`${import.meta.env.BASE_URL}${script}`), {
    scope: import.meta.env.BASE_URL,
    type: import.meta.env.DEV ? 'module' : 'classic',
  })
  return registration
}

/**
 * Resolves when the worker answers this page. A first visit and a page that was loaded past its worker (shift-reload)
 * are not controlled at first; rejects with the code `noWorker` where workers are not to be had.
 */
export function ready(): Promise<void> {
  control ??= takeControl().catch(error => {
    control = undefined
    throw error
  })
  return control
}

const completedKey = 'outpost.complete'

/** ms until files that could not be had are asked for again: longer each time, less when the network comes back. */
const PREFETCH_RETRY_MS = { first: 10_000, most: 300_000 }

/**
 * Lets the worker fetch what its install left out, once a build, in steps while the page has nothing else to do, until all of
 * it is there. Who saves data gets each file with the first visit of what needs it.
 */
export async function completeInstall() {
  // The name of this very script holds the hash of the build.
  if (import.meta.env.DEV || localStorage.getItem(completedKey) === import.meta.url || savesData()) return
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  let progress: Progress = 'more'
  let delay = PREFETCH_RETRY_MS.first
  while (progress !== 'complete') {
    await (progress === 'failed' ? anotherChance(delay) : idle())
    if (progress === 'failed') delay = Math.min(delay * 2, PREFETCH_RETRY_MS.most)
    progress = await ask<Progress>(active, 'complete')
  }
  localStorage.setItem(completedKey, import.meta.url)
}

/** What the worker says of one step: see `sw/pwa/precache-files.ts`. */
type Progress = 'complete' | 'more' | 'failed'

/** https://wicg.github.io/savedata/#savedata-attribute; not in every browser */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const idle = () =>
  new Promise(resolve =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 500),
  )

const ask = <Reply>(worker: ServiceWorker, question: string) =>
  new Promise<Reply>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    worker.postMessage(question, [port2])
  })

async function takeControl() {
  if (navigator.serviceWorker?.controller) return
  await register().catch(() => {
    throw new ApiProblem(0, { code: 'noWorker' })
  })
  const { active } = await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller) return
  const controlled = new Promise<boolean>(resolve => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    setTimeout(() => resolve(false), 5000)
  })
  active?.postMessage('claim')
  if (!(await controlled)) reloadOnce()
}

/** The last resort for a page that no worker takes. A second failure in a row says so instead of looping. */
function reloadOnce() {
  if (sessionStorage.getItem(reloadedKey)) throw new ApiProblem(0, { code: 'noWorker' })
  sessionStorage.setItem(reloadedKey, 'yes')
  location.reload()
}

/** The one script URL that Trusted Types lets this page register: our own worker. */
function trusted(url: string): string {
  const policy = globalThis.trustedTypes?.createPolicy('outpost', { createScriptURL: (own: string) => own })
  return (policy?.createScriptURL(url) ?? url) as string
}

declare global {
  // Not yet in TypeScript's DOM library: https://w3c.github.io/trusted-types/
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof rules }
    | undefined
}
