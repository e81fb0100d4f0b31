import { allowUnload } from '#src/device/dirty.ts'

const key = 'outpost.session'

/** Where the token is stored: across restarts when the user asked to be remembered, otherwise for the tab. */
const stores = () => [localStorage, sessionStorage]

/** Returns the access token, unless there is none or it has expired. spec: sent with every request while it is valid */
export function token(): string | undefined {
  for (const store of stores()) {
    const stored = store.getItem(key)
    if (stored && expiryOf(stored) > Date.now()) return stored
  }
  return undefined
}

export function startSession(accessToken: string, { remember }: { remember: boolean }) {
  endSession()
  const [lasting, passing] = stores()
  ;(remember ? lasting : passing)?.setItem(key, accessToken)
}

/** Returns the value of the `Authorization` header for a token. */
export const bearer = (accessToken: string) => `Bearer ${accessToken}`

/** Deletes the token. Drafts and all other data on this device stay. */
export function endSession() {
  for (const store of stores()) store.removeItem(key)
}

/** spec: any HTTP 401 signs the user out and reloads the page. Only once, because then the token is gone. */
export function expireSession() {
  const signedIn = stores().some(store => store.getItem(key))
  if (!signedIn) return
  endSession()
  allowUnload()
  location.reload()
}

/** Calls back when another tab signs in or out. */
export function onSessionChange(change: () => void) {
  addEventListener('storage', event => {
    if (event.key === key) change()
  })
}

/** Returns when a token expires, in ms since 1970; 0 for text that is not a token. */
export function expiryOf(accessToken: string): number {
  try {
    const claims = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return Number(JSON.parse(atob(claims)).exp) * 1000
  } catch {
    return 0
  }
}
