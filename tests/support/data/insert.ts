import type { Page } from '@playwright/test'
import { workerOf } from '#tests/support/browser/worker.ts'

/** Writes rows directly into a table, without checks. Each row is a copy of the row `like` with other values. */
export async function insert(
  page: Page,
  table: 'chatMessages' | 'contacts' | 'mails' | 'notes' | 'tasks',
  like: string,
  rows: readonly object[],
) {
  await page.evaluate(
    async ({ table, like, rows }) => {
      const done = (asked: IDBRequest | IDBTransaction, event: 'success' | 'complete') =>
        new Promise((resolve, reject) => {
          asked.addEventListener(event, resolve)
          asked.addEventListener('error', () => reject(asked.error))
        })
      const opening = indexedDB.open('outpost')
      await done(opening, 'success')
      const writing = opening.result.transaction([table, 'written'], 'readwrite')
      const store = writing.objectStore(table)
      const sample = store.get(like)
      await done(sample, 'success')
      for (const row of rows) store.put({ ...sample.result, ...row })
      writing.objectStore('written').add({ table })
      await done(writing, 'complete')
      opening.result.close()
    },
    { table, like, rows },
  )
  // The caches of the worker contain only its own writes.
  await (await workerOf(page)).stop()
}
