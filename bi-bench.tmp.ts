import { deploy } from '#tests/support/site.ts'
import { timeApps } from './tests/bench/apps.ts'
import { launch } from './tests/bench/browser.ts'
import { fill, openSignedIn } from './tests/bench/pages.ts'
const site = await deploy(process.env.DIST ?? 'dist', [])
site.redeploy((path, content) => path === '/worker.js' ? `{ const later = setTimeout; self.setTimeout = (run, ms) => later(run, [300, 625].includes(ms) ? 0 : ms) }\n${content}` : content)
const browser = await launch()
const app = await openSignedIn(browser, site.url)
await fill(app, 10_000)
await new Promise(r => setTimeout(r, 8000))
await timeApps(app, site.url)
await browser.close()
site.stop()
