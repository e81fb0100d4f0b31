import { whenClean } from './dirty.ts'

const hour = 3_600_000

let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

/** Whether a new version is installed and waits for the user's word. */
export const isUpdateWaiting = () => waiting !== undefined

export function onUpdateWaiting(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The user's word. Every tab reloads when the new version takes over, none while it holds something unsaved. */
export function update() {
  whenClean(() => waiting?.postMessage('update'))
}

/** Looks out for new versions as long as the page lives. Call it once. */
export async function watchForUpdates() {
  if (!('serviceWorker' in navigator)) return
  reloadOnTakeover()
  const registration = await navigator.serviceWorker.ready
  look(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => look(registration))
  })
  keepLooking(registration)
}

function look(registration: ServiceWorkerRegistration) {
  // The very first version passes through waiting too, without one before it.
  waiting = (registration.active && registration.waiting) ?? undefined
  for (const changed of listeners) changed()
}

/** A page that had no worker is only being taken; one that had another is now served by a newer version. */
function reloadOnTakeover() {
  let wasControlled = Boolean(navigator.serviceWorker.controller)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) whenClean(() => location.reload())
    wasControlled = true
  })
}

/** Browsers look for a new version when a page loads; an app that stays open for days looks when it is taken up. */
function keepLooking(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < hour) return
    lookedAt = Date.now()
    registration.update().catch(() => {
      // Offline: there is nothing newer to be had.
    })
  })
}
