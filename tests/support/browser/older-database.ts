import type { Page } from '@playwright/test'
import { thawDevice } from '#tests/devices/device.ts'
import { writeDatabase } from '#tests/devices/raw-database.ts'

/** Returns a database of an older release without an index that forbids two guide categories with the same address. */
export function olderDatabase({ isPoisoned = false } = {}) {
  const { database } = thawDevice('140b6bd')
  for (const store of database.stores) if (store.name === 'guideCategories') store.indexes = []
  const categories = database.rows.guideCategories ?? []
  if (isPoisoned) categories.push({ ...categories[0], id: 'poison' })
  return { ...database, version: 9 }
}

/** Writes a database before any worker is installed. */
export async function begin(page: Page, database: ReturnType<typeof olderDatabase>, site = '') {
  await page.goto(`${site}icons/mark.svg`)
  await page.evaluate(writeDatabase, database)
}
