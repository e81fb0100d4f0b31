import { launch, type Tab } from './browser.ts'
import { signInAt } from './pages.ts'
import { ms, percentile, printTable } from './statistics.ts'

/** First contentful paint, and the time when the page can be used, in ms from the start of the navigation. */
interface Load {
  paint: number
  ready: number
}

/** How many times slower the processor of the page is: a cheap phone. */
const THROTTLE = 4

const measure = (page: Tab, ready: string) =>
  page.evaluate<Load>(`(async () => {
    while (!(${ready})) await new Promise(requestAnimationFrame)
    const ready = performance.now()
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]
    while (!painted()) await new Promise(requestAnimationFrame)
    return { paint: painted().startTime, ready: Math.max(ready, painted().startTime) }
  })()`)

const loads = [
  {
    name: 'minimal',
    path: 'minimal/index.html',
    ready: `document.querySelectorAll('main li').length > 3`,
  },
  { name: 'sign-in', path: 'sign-in/outpost', ready: `document.querySelector('input[type=password]')` },
  {
    name: 'tasks',
    path: 'apps/tasks',
    ready: `document.querySelector('main h1') && document.querySelectorAll('main [data-index], main li').length > 3`,
    isSignedIn: true,
  },
]

/**
 * Prints the time until the first pages show content, and until they can be used, as medians and as ratios to the page
 * with React and the router only. The pages take turns.
 */
export async function timeEveryLoad(url: string, rounds = 7) {
  const times = loads.map(() => ({ first: [] as Load[], again: [] as Load[] }))
  for (let round = 0; round < rounds; round++)
    for (const [index, load] of loads.entries()) {
      const { first, again } = await timeLoads(url, load)
      times[index]?.first.push(first)
      times[index]?.again.push(again)
    }
  const medians = times.map(({ first, again }) =>
    [first, again].flatMap(list => [
      percentile(
        list.map(({ paint }) => paint),
        0.5,
      ),
      percentile(
        list.map(({ ready }) => ready),
        0.5,
      ),
    ]),
  )
  printTable(
    [`load at ${THROTTLE} times throttle, ms`, 'first paint', 'ready', 'again: paint', 'ready'],
    medians.map((list, index) => [
      loads[index]?.name ?? '',
      ...list.map((median, column) => {
        const ratio = median / (medians[0]?.[column] ?? Number.NaN)
        return index === 0 ? ms(median) : `${ms(median)} (${ratio.toFixed(2)} ×)`
      }),
    ]),
  )
}

/** Loads a page for the first time with a new profile, then again with an active worker that has all files. */
async function timeLoads(url: string, { path, ready, isSignedIn }: (typeof loads)[number]) {
  const browser = await launch()
  const page = await browser.newPage()
  if (isSignedIn) await signInAt(page, url)
  await page.throttle(THROTTLE)
  await page.goto(url + path)
  const first = await measure(page, ready)
  const isOutpost = path !== loads[0]?.path
  if (isOutpost) await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  // The scripts of a screen are known at its second start, and compiled scripts are cached after it.
  for (let start = 0; start < 2; start++) {
    await new Promise(resolve => setTimeout(resolve, 3000))
    await page.goto(url + path)
    await measure(page, ready)
  }
  await new Promise(resolve => setTimeout(resolve, 3000))
  await page.goto(url + path)
  const again = await measure(page, ready)
  await browser.close()
  return { first, again }
}
