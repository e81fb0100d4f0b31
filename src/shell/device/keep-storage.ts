import { onInvalidation } from '#src/api/invalidation.ts'
import type { Domain } from '#src/contract/core/define.ts'
import { offerInstall } from '#src/device/install.ts'
import { requestPersistenceOnce } from '#src/device/storage.ts'

/** Domains whose writes are not worth protecting: easily recreated, or sent by servers. */
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

/** After the first useful write, asks the browser not to clear the stored data, and offers to install the app. */
export function keepStorage() {
  if (keeping) return
  keeping = true
  onInvalidation(async domains => {
    if (domains.every(domain => IGNORED_DOMAINS.includes(domain))) return
    // Not awaited: a browser may ask the user, and the write is already done. Leaving the page cancels the question.
    void requestPersistenceOnce().catch(() => undefined)
    offerInstall()
  })
}
