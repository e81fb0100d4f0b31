import { listeners } from '#src/lib/listeners.ts'

/** This event is missing in TypeScript's DOM library, because only Chromium has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's install prompt, and whether the app was installed since the page was loaded. */
export const installation: { prompt?: InstallPrompt | undefined; isDone: boolean } = { isDone: false }

/**
 * `onInstall` adds a function that is called when the state of the installation changes, and returns a function that
 * removes it. `notify` calls these functions.
 */
export const [onInstall, notify] = listeners()

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
