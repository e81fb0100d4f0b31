import { onChanges } from '#src/api/changes.ts'
import type { Domain } from '#src/contract/define.ts'
import { persistOnce } from '#src/device/storage.ts'

/** Settings that are quickly made again. */
const slight: readonly Domain[] = ['navigation', 'preferences', 'session', 'user']

let keeping = false

/** After the first useful write, asks the browser not to clear what is kept here. */
export function keepStorage() {
  if (keeping) return
  keeping = true
  onChanges(async domains => {
    // Not waited for: a browser may ask the user, and the write is done.
    if (domains.some(domain => !slight.includes(domain))) void persistOnce()
  })
}
