/** This event is missing in TypeScript's DOM library, because only Chromium has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's install prompt, and whether the app was installed since the page was loaded. */
export const installation: { prompt?: InstallPrompt | undefined; isDone: boolean } = { isDone: false }

const listeners = new Set<() => void>()

/** Stores the browser's install prompt until the user asks for it. Call it early, and once. */
export function watchInstall() {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    installation.prompt = event as InstallPrompt
    notify()
  })
  addEventListener('appinstalled', () => {
    installation.isDone = true
    installation.prompt = undefined
    notify()
  })
}

/** Calls `changed` when the state of the installation changes. Returns a function that ends this. */
export function onInstall(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Calls the listeners of `onInstall`. */
export function notify() {
  for (const changed of listeners) changed()
}
