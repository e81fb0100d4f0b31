import { launch, type Tab } from './browser.ts'
import { signInAt } from './pages.ts'
import { ms, percentile, printTable } from './statistics.ts'

interface Load {
  /** First contentful paint, and the time when the page can be used, in ms from the start of the navigation. */
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

const loads = [
  { name: 'sign-in', path: 'sign-in/outpost', ready: `document.querySelector('input[type=password]')` },
  {
    name: 'tasks',
    path: 'apps/tasks',
    ready: `document.querySelector('main h1') && document.querySelectorAll('main [data-index], main li').length > 3`,
    signed: true,
  },
]

/** Prints the time until the first pages show content, and until they can be used. */
export async function timeEveryLoad(url: string, rounds = 5) {
  const rows: string[][] = []
  for (const { name, path, ready, signed } of loads) {
    const prepare = signed ? (page: Tab) => signInAt(page, url) : undefined
    const { first, repeat } = await timeLoads(url + path, ready, rounds, prepare)
    rows.push([name, ms(first.paint), ms(first.ready), ms(repeat.paint), ms(repeat.ready)])
  }
  printTable(['load, ms', 'first paint', 'ready', 'again: paint', 'ready'], rows)
}

/** Loads a page for the first time with a new profile, then again with an active worker. Returns medians. */
async function timeLoads(url: string, ready: string, rounds: number, prepare?: (page: Tab) => Promise<void>) {
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
