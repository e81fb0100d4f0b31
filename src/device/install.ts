/** Not in TypeScript's DOM library: only Chromium has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** `byHand`: there is a way, which the browser leaves to the user. */
export type InstallState = 'installed' | 'ready' | 'byHand' | 'none'

const answeredKey = 'outpost.install-answered'

let prompt: InstallPrompt | undefined
let isInstalled = false
let isOffered = false
const listeners = new Set<() => void>()

export function installState(): InstallState {
  if (isInstalled || runsInstalled()) return 'installed'
  if (prompt) return 'ready'
  return isIos() ? 'byHand' : 'none'
}

/** Keeps what the browser offers, for a better moment than the one that it chooses. Call it early, and once. */
export function watchInstall() {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    prompt = event as InstallPrompt
    notify()
  })
  addEventListener('appinstalled', () => {
    isInstalled = true
    prompt = undefined
    notify()
  })
}

/** Installs, if the user says so to the browser. */
export async function install() {
  const asked = prompt
  prompt = undefined
  await asked?.prompt()
  closeInstallOffer()
}

/** Whether to offer it now. */
export const isInstallOffered = () => isOffered && ['ready', 'byHand'].includes(installState())

/** Something worth keeping was done: the moment to offer it, once. */
export function offerInstall() {
  if (isOffered || localStorage.getItem(answeredKey)) return
  isOffered = true
  notify()
}

/** Taken or declined; from now on it waits where it can be looked up. */
export function closeInstallOffer() {
  isOffered = false
  localStorage.setItem(answeredKey, 'yes')
  notify()
}

export function onInstall(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function notify() {
  for (const changed of listeners) changed()
}

const runsInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** An iPad says that it is a Mac, but one that is touched. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
