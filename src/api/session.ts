import { allowUnload } from '#src/device/drafts/dirty.ts'
import { expiryOf } from '#src/lib/token-expiry.ts'

const key = 'outpost.session'

/** Next to the token: when the session locks, in ms since 1970. */
export const lockKey = 'outpost.lock'

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
  const store = remember ? localStorage : sessionStorage
  // The token is replaced: if it was removed first, other tabs would sign out.
  store.setItem(key, accessToken)
  endSession({ except: store })
}

/** Returns the value of the `Authorization` header for a token. */
export const bearer = (accessToken: string) => `Bearer ${accessToken}`

/** Deletes the token, except in one store, and the lock. Drafts and all other data on this device stay. */
export function endSession({ except }: { except?: Storage } = {}) {
  for (const store of stores()) {
    if (store !== except) store.removeItem(key)
    store.removeItem(lockKey)
  }
}

/** Returns where the token is stored, if there is one. */
export const sessionStore = () => stores().find(store => store.getItem(key))

/** spec: any HTTP 401 signs the user out and reloads the page. Later ones change nothing, because the token is already removed. */
export function expireSession() {
  if (!sessionStore()) return
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
