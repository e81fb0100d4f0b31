import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserType } from '@playwright/test'
import { everyFileKept } from './app-files.ts'
import { installWorker, saveData, signInByCall } from './install.ts'

/** The folder of the profiles of this run, which all its processes share. */
const FOLDER = 'OUTPOST_PROFILES'
/** The file of a profile with the token of the sample account. */
const TOKEN_FILE = 'outpost-token'

/** Makes the folder of the profiles before the tests, and removes it after them. */
export default async function keepProfiles() {
  const folder = await mkdtemp(join(tmpdir(), 'outpost-profiles-'))
  process.env[FOLDER] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * Opens a browser with a copy of a profile in which the app is installed: all its files, or those of the first screens.
 * The context has the options of the test. Returns it with a token of the sample account. An install takes a fifth of
 * the processor time of a usual test, a copy takes nearly none. The profile is made when a test of the run needs it first.
 */
export async function openInstalled(chromium: BrowserType, files: 'all' | 'first') {
  const all = process.env[FOLDER]
  if (!all) throw new Error(`${FOLDER} is not set: the configuration has no global setup`)
  // The sample data depends on the day of the install.
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Ho_Chi_Minh' })
  const source = join(all, `${today}-${files}`)
  await makeOnce(source, folder => install(chromium, folder, files))
  const copy = await mkdtemp(join(all, 'copy-'))
  await cp(source, copy, { recursive: true })
  const context = await chromium.launchPersistentContext(copy)
  // A copy has up to 35 MB. One that cannot be removed now is removed at the end of the run.
  context.once('close', () =>
    rm(copy, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined),
  )
  return { context, token: await readFile(join(source, TOKEN_FILE), 'utf8') }
}

/** Makes a folder once, also when several processes need it. When it fails in one, another one tries again. */
async function makeOnce(folder: string, make: (folder: string) => Promise<void>) {
  const making = `${folder}-making`
  while (!existsSync(folder)) {
    const isMine = await mkdir(making).then(
      () => true,
      () => false,
    )
    if (!isMine) {
      await setTimeout(100)
      continue
    }
    try {
      // Another process may have finished it since the first look.
      if (!existsSync(folder)) {
        await make(making)
        await rename(making, folder)
      }
    } finally {
      await rm(making, { recursive: true, force: true })
    }
  }
}

async function install(chromium: BrowserType, folder: string, files: 'all' | 'first') {
  const context = await chromium.launchPersistentContext(folder)
  if (files === 'first') await context.addInitScript(saveData)
  const [page = await context.newPage()] = context.pages()
  await installWorker(page)
  const token = await signInByCall(page)
  // The browser keeps the compiled code of the scripts that it has run.
  for (const path of ['apps/tasks', 'apps/contacts']) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
  }
  if (files === 'all') await everyFileKept(page)
  await page.goto('licenses.txt')
  await page.evaluate(() => localStorage.clear())
  await context.close()
  await writeFile(join(folder, TOKEN_FILE), token)
}
