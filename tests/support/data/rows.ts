import type { Page } from '@playwright/test'

/** Returns the result of a read of a whole table of the device. */
const readOf = <Result>(page: Page, table: string, read: 'getAll' | 'count'): Promise<Result> =>
  page.evaluate(
    ({ table, read }) =>
      new Promise<Result>((resolve, reject) => {
        const opening = indexedDB.open('outpost')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading: IDBRequest = opening.result.transaction(table).objectStore(table)[read]()
          reading.addEventListener('error', () => reject(reading.error))
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result)
          })
        })
      }),
    { table, read },
  )

/** Returns all rows of a table of the device. */
export const rowsOf = <Row>(page: Page, table: string) => readOf<Row[]>(page, table, 'getAll')

/** Returns the number of rows of a table of the device. */
export const rowCount = (page: Page, table: string) => readOf<number>(page, table, 'count')
