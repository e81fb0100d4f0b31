import { installation, notify } from './install-prompt.ts'

/** `byHand`: installation is possible, but the user has to do it in the browser's menu. */
export type InstallState = 'installed' | 'ready' | 'byHand' | 'none'

const answeredKey = 'outpost.install-answered'

let isOffered = false

/** Returns whether the app is installed or can be installed. */
export function installState(): InstallState {
  if (installation.isDone || runsInstalled()) return 'installed'
  if (installation.prompt) return 'ready'
  return isIos() ? 'byHand' : 'none'
}

/** Shows the browser's install prompt. Resolves when the user has chosen. */
export async function install() {
  const asked = installation.prompt
  installation.prompt = undefined
  await asked?.prompt()
  closeInstallOffer()
}

/** Returns whether to show the offer now. */
export const isInstallOffered = () => isOffered && ['ready', 'byHand'].includes(installState())

/** Shows the install offer, once. Called after the first useful write. */
export function offerInstall() {
  if (isOffered || localStorage.getItem(answeredKey)) return
  isOffered = true
  notify()
}

/** Called when the user accepts or declines; afterwards the option is only in the install row. */
export function closeInstallOffer() {
  isOffered = false
  localStorage.setItem(answeredKey, 'yes')
  notify()
}

const runsInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** Returns whether this is an iPhone or iPad. An iPad reports itself as a Mac, but only an iPad has a touch screen. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
