/** Missing in TypeScript's DOM library: only Chromium has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's install prompt, and whether the app was installed since the page was loaded. */
export const installation: { prompt?: InstallPrompt | undefined; isDone: boolean } = { isDone: false }

const listeners = new Set<() => void>()

/** Keeps the browser's install prompt until the user asks for it. Call it early, and once. */
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

export function onInstall(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function notify() {
  for (const changed of listeners) changed()
}
