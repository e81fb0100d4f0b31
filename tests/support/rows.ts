import type { Page } from '@playwright/test'

/** Returns all rows of a table of the device. */
export const rowsOf = <Row>(page: Page, table: string): Promise<Row[]> =>
  page.evaluate(
    table =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('outpost')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(table).objectStore(table).getAll()
          reading.addEventListener('error', () => reject(reading.error))
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result)
          })
        })
      }),
    table,
  )
