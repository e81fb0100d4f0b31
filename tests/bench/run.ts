import { deploy } from '#tests/support/servers/site.ts'
import { timeApps } from './apps.ts'
import { launch } from './browser.ts'
import { timeCharts } from './charts.ts'
import { timeFilesAndMessages } from './files-and-messages.ts'
import { printScrolled, timeSearches } from './lists.ts'
import { timeEveryLoad } from './loads.ts'
import { printMemory } from './memory.ts'
import { fill, openPeers, openSignedIn, startMsw } from './pages.ts'
import { withoutPauses } from './pauses.ts'
import { peers } from './peers.ts'
import { timeColdStarts, timeReplies } from './replies.ts'
import { printRoutes } from './routes.ts'
import { printScripts } from './scripts.ts'
import { timeShop } from './shop.ts'

/*
 * `npm run bench`: measured in pages of the built app (`dist`). Only ratios within one run can be compared with other
 * runs. With names of parts (`npm run bench -- apps files`) it prints only these.
 */

const parts = [
  'replies',
  'memory',
  'lists',
  'apps',
  'files',
  'cold',
  'scripts',
  'routes',
  'charts',
  'shop',
  'loads',
] as const
type Part = (typeof parts)[number]
const chosen = process.argv.slice(2)
const unknown = chosen.find(name => !parts.some(part => part === name))
if (unknown) throw new Error(`“${unknown}” is not a part; there are ${parts.join(', ')}`)
const wants = (...some: Part[]) => chosen.length === 0 || some.some(part => chosen.includes(part))

const rounds = Number(process.env.ROUNDS ?? 100)
const count = Number(process.env.ROWS ?? 10_000)
const many = count.toLocaleString('en')

const site = await deploy('dist', await peers())
site.redeploy((path, content) => (path === '/worker.js' ? withoutPauses(content) : content))

const browser = await launch()
if (wants('replies', 'memory', 'lists', 'apps', 'files', 'cold')) await measureApp()
if (wants('scripts')) await printScripts(browser, site.url)
if (wants('routes')) printRoutes()
await browser.close()

if (wants('charts')) await timeCharts(site.url)
if (wants('shop')) await timeShop(site.url)
if (wants('loads')) await timeEveryLoad(site.url)
site.stop()

/** Prints the parts that need a signed-in app, most of them with many rows. */
async function measureApp() {
  const others = await openPeers(browser, site.url)
  const app = await openSignedIn(browser, site.url)
  const pages = { app, ...others }
  await startMsw(pages.msw, site.url)
  if (wants('replies')) await timeReplies(pages, 'the sample, ms', rounds)

  await fill(app, count)
  // The browser continues to write for some time: it moves recent writes into its database files.
  await new Promise(resolve => setTimeout(resolve, 15_000))
  await startMsw(pages.msw, site.url)
  if (wants('replies')) await timeReplies(pages, `${many} rows, ms`, rounds)
  if (wants('memory')) await printMemory(browser, app, `${site.url}worker.js`)
  if (wants('lists')) await timeSearches(app, site.url)
  if (wants('lists')) await printScrolled(browser, app, site.url)
  if (wants('apps')) await timeApps(app, site.url)
  if (wants('files')) await timeFilesAndMessages(app, site.url)
  if (wants('cold')) await timeColdStarts(pages, `first reply of a stopped worker, ${many} rows, ms`, 15)
}
