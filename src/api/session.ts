import { allowUnload } from '#src/device/dirty.ts'

const key = 'outpost.session'

/** Where the token lives: across restarts when the user asked to be remembered, else as long as the tab. */
const stores = () => [localStorage, sessionStorage]

/** The access token, unless there is none or it has expired. spec: sent with every request while it is valid */
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

/** The value of the `Authorization` header for a token. */
export const bearer = (accessToken: string) => `Bearer ${accessToken}`

/** Forgets the token. Drafts and everything else on this device stay. */
export function endSession() {
  for (const store of stores()) store.removeItem(key)
}

/** spec: any HTTP 401 signs the user out and reloads the page. Once: a page without a token has nothing to end. */
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

/** When a token ends, in ms since 1970; 0 for what is no token. */
export function expiryOf(accessToken: string): number {
  try {
    const claims = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return Number(JSON.parse(atob(claims)).exp) * 1000
  } catch {
    return 0
  }
}
