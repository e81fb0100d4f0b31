import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { open } from '#tests/support/test.ts'
import type { wordsOf } from '#tests/support/words.ts'

type Say = ReturnType<typeof wordsOf>

/** Opens the panel with the backups. */
export const openBackups = (page: Page) => open(page, 'apps/tasks?device=backup')

/** Saves a backup with the panel that is open. Resolves to the path of the file. */
export async function saveBackup(page: Page, say: Say): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Save a backup') }).click()
  return (await downloading).path()
}

/** Returns the rows of a backup by table. */
export async function rowsOfBackup(path: string): Promise<Record<string, unknown[]>> {
  return JSON.parse(gunzipSync(await readFile(path)).toString()).tables
}
