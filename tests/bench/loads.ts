import { gzipSync } from 'node:zlib'
import { launch, type Tab } from './browser.ts'
import { percentile } from './statistics.ts'

interface Load {
  /** First contentful paint, and the moment that the page is of use; in ms from the start of the navigation. */
  paint: number
  ready: number
}

const measure = (page: Tab, ready: string) =>
  page.evaluate<Load>(`(async () => {
    while (!(${ready})) await new Promise(requestAnimationFrame)
    const ready = performance.now()
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? ready
    return { paint, ready }
  })()`)

/** Loads a page for the first time in a fresh profile, then again with its worker at work. Medians. */
export async function timeLoads(
  url: string,
  ready: string,
  rounds: number,
  prepare?: (page: Tab) => Promise<void>,
) {
  const first: Load[] = []
  const repeat: Load[] = []
  for (let round = 0; round < rounds; round++) {
    const browser = await launch()
    const page = await browser.newPage()
    await prepare?.(page)
    await page.goto(url)
    first.push(await measure(page, ready))
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await page.goto(url)
    repeat.push(await measure(page, ready))
    await browser.close()
  }
  const median = (loads: Load[]): Load => ({
    paint: percentile(
      loads.map(load => load.paint),
      0.5,
    ),
    ready: percentile(
      loads.map(load => load.ready),
      0.5,
    ),
  })
  return { first: median(first), repeat: median(repeat) }
}

/** Bytes of script, gzip, that a page has loaded since its navigation. The worker's own script does not count. */
export async function scriptBytes(page: Tab): Promise<number> {
  const urls = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(entry => entry.name).filter(name => name.split('?')[0].endsWith('.js'))`,
  )
  const files = await Promise.all(
    [...new Set(urls)].map(async url => Buffer.from(await (await fetch(url)).arrayBuffer())),
  )
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
}
