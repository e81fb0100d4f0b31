import { installation, notify } from './install-prompt.ts'

/** `byHand`: there is a way, which the browser leaves to the user. */
export type InstallState = 'installed' | 'ready' | 'byHand' | 'none'

const answeredKey = 'outpost.install-answered'

let isOffered = false

export function installState(): InstallState {
  if (installation.isDone || runsInstalled()) return 'installed'
  if (installation.prompt) return 'ready'
  return isIos() ? 'byHand' : 'none'
}

/** Installs, if the user says so to the browser. */
export async function install() {
  const asked = installation.prompt
  installation.prompt = undefined
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

const runsInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** An iPad says that it is a Mac, but one that is touched. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
