import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { launch, Tab } from './browser.ts'
import { openSignedIn } from './pages.ts'
import { printTable } from './statistics.ts'

const sizeOf = (file: Buffer) => gzipSync(file, { level: 9 }).length
const kib = (bytes: number) => (bytes / 1024).toFixed(1)

/** Prints the bytes of the scripts that the first pages load, and of the worker's scripts. */
export async function printScripts(browser: Awaited<ReturnType<typeof launch>>, url: string) {
  const rows: string[][] = []
  for (const path of ['sign-in/outpost', 'main/console', 'apps/tasks']) {
    const page = await openSignedIn(browser, url)
    if (path.startsWith('sign-in')) await page.evaluate('localStorage.clear()')
    await page.goto(url + path)
    await page.evaluate('new Promise(resolve => setTimeout(resolve, 1500))')
    rows.push([path, kib(await scriptBytes(page))])
    await page.close()
  }
  rows.push(['worker', kib(sizeOf(readFileSync('dist/worker.js')))])
  printTable(['script, gzip KiB', 'bytes'], rows)
}

/** Returns the bytes of the scripts that a page has loaded since its navigation, without the worker's own script. */
async function scriptBytes(page: Tab): Promise<number> {
  const urls = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(entry => entry.name).filter(name => name.split('?')[0].endsWith('.js'))`,
  )
  const files = await Promise.all(
    [...new Set(urls)].map(async url => Buffer.from(await (await fetch(url)).arrayBuffer())),
  )
  return files.reduce((sum, file) => sum + sizeOf(file), 0)
}
