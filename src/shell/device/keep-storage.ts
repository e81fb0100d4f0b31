import { onInvalidation } from '#src/api/invalidation.ts'
import type { Domain } from '#src/contract/core/define.ts'
import { offerInstall } from '#src/device/install.ts'
import { requestPersistenceOnce } from '#src/device/storage.ts'

/** What is quickly made again, and what servers tell of their own accord. */
const IGNORED_DOMAINS: readonly Domain[] = [
  'chat',
  'messages',
  'navigation',
  'notifications',
  'permissions',
  'preferences',
  'session',
  'user',
]

let keeping = false

/** After the first useful write, asks the browser not to clear what is kept here, and offers to install it. */
export function keepStorage() {
  if (keeping) return
  keeping = true
  onInvalidation(async domains => {
    if (domains.every(domain => IGNORED_DOMAINS.includes(domain))) return
    // Not waited for: a browser may ask the user, and the write is done. Leaving the page takes the question back.
    void requestPersistenceOnce().catch(() => undefined)
    offerInstall()
  })
}
