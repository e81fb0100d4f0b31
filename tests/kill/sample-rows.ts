import type { Page } from '@playwright/test'

/** Tables with rows that the app or the writes of a run change: counters, settings, and what belongs to the device. */
const changing = [
  // Of the device.
  'connections',
  'meta',
  'outgoing',
  'projections',
  'replies',
  'scheduled',
  'secrets',
  'snapshots',
  'written',
  // Bytes: the kinds with files compare them.
  'fileContents',
  'uploads',
  // Counters and settings, which the model or the check of the books compares.
  'chatUnread',
  'fundAccounts',
  'permissions',
  'preferences',
  'sets',
  'users',
]

/** Returns the rows of the device as JSON by their table and key, without those of tables that change by themselves. */
export const sampleRows = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    changing =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('outpost')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', async () => {
          const names = [...opening.result.objectStoreNames].filter(name => !changing.includes(name))
          const reading = opening.result.transaction(names)
          const rows: Record<string, string> = {}
          for (const name of names) {
            const asked = reading.objectStore(name).openCursor()
            asked.addEventListener('success', () => {
              const cursor = asked.result
              if (!cursor) return
              rows[`${name} ${JSON.stringify(cursor.primaryKey)}`] = JSON.stringify(cursor.value)
              cursor.continue()
            })
          }
          reading.addEventListener('error', () => reject(reading.error))
          reading.addEventListener('complete', () => {
            opening.result.close()
            resolve(rows)
          })
        })
      }),
    changing,
  )

/** Returns which rows of the sample are no longer there or not as they were, one line each. */
export const changedSampleRows = (before: Record<string, string>, after: Record<string, string>) =>
  Object.entries(before)
    .filter(([key, row]) => after[key] !== row)
    .map(([key, row]) => `${key} of the sample is ${after[key] ?? 'gone'} instead of ${row}`)
