import { deploy } from '#tests/support/site.ts'
import { timeAnswers, timeColdStarts } from './answers.ts'
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
import { printRoutes } from './routes.ts'
import { printScripts } from './scripts.ts'
import { timeShop } from './shop.ts'

/*
 * `npm run bench`: measured in pages of the built app (`dist`). Only ratios within one run can be compared with other
 * runs.
 */

const rounds = Number(process.env.ROUNDS ?? 100)
const count = Number(process.env.ROWS ?? 10_000)
const many = count.toLocaleString('en')

const site = await deploy('dist', await peers())
site.redeploy((path, content) => (path === '/worker.js' ? withoutPauses(content) : content))

const browser = await launch()
const others = await openPeers(browser, site.url)
const app = await openSignedIn(browser, site.url)
const pages = { app, ...others }
await startMsw(pages.msw, site.url)
await timeAnswers(pages, 'the sample, ms', rounds)

await fill(app, count)
// The browser continues to write for some time: it moves recent writes into its database files.
await new Promise(resolve => setTimeout(resolve, 15_000))
await startMsw(pages.msw, site.url)
await timeAnswers(pages, `${many} rows, ms`, rounds)
await printMemory(browser, app, `${site.url}worker.js`)
await timeSearches(app, site.url)
await printScrolled(browser, app, site.url)
await timeApps(app, site.url)
await timeFilesAndMessages(app, site.url)
await timeColdStarts(pages, `first answer of a stopped worker, ${many} rows, ms`, 15)
await printScripts(browser, site.url)
printRoutes()
await browser.close()

await timeCharts(site.url)
await timeShop(site.url)
await timeEveryLoad(site.url)
site.stop()
