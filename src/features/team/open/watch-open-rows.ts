import { onInvalidation } from '#src/api/invalidation.ts'
import { drafts } from '#src/device/drafts/drafts.ts'
import { loadUnsentText } from '#src/device/drafts/unsent-text.ts'
import { noteRemoved } from '#src/device/removed.ts'
import { retryImport } from '#src/lib/retry-import.ts'
import { loadNotices } from './load-notices.ts'
import { type Match, openRows } from './open-rows.ts'

/**
 * Tells when another device of the team has changed or removed a row that is open. The screen itself loads the row again;
 * that of a removed row closes, and what was typed stays on this device. A draft that is being written is not replaced. What
 * is open is looked up immediately; the words load with the first change. Returns a function that ends this.
 */
export const watchOpenRows = (matches: () => readonly Match[]): (() => void) =>
  onInvalidation(async (_domains, _rows, pulled = []) => {
    if (pulled.length === 0) return
    for (const open of openRows(matches())) {
      const row = pulled.findLast(({ table, id }) => table === open.table && id === open.id)
      if (!row) continue
      if (row.isRemoved) noteRemoved([open.id])
      const typed = hasTyped(open.id)
      void retryImport(loadNotices).then(({ tell }) => tell(open, row, typed))
    }
  })

/**
 * Returns whether text for the row on screen was typed and is not saved. The form of a product and a draft of a mail keep it by
 * their ids.
 */
const hasTyped = (id: string) =>
  loadUnsentText(`product.${id}`) !== '' ||
  drafts().some(({ name, path }) => name === `mail.${id}` || path.split('?')[0] === location.pathname)
