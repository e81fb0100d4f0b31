import { findBrowser } from './browser.mjs'
import { install, run } from './run.mjs'

// Runs over the build of `npm test`.
// `npm run long`: the long histories of the shop, more random requests to every endpoint, then the slow browser tests (`@long`).
// `npm run screens`: of these, the files that open every screen (`node scripts/long.mjs screens <file>...`).
const [report = 'long', ...files] = process.argv.slice(2)
install()
const CHROMIUM = await findBrowser()
const histories = ['tests/shop/history.test.ts', 'tests/fuzz']
if (files.length === 0) run('npx', ['vitest', 'run', ...histories, '--reporter=default'], { LONG: '1' })
run('npx', ['playwright', 'test', ...files, '--grep', '@long'], { CHROMIUM, LONG: '1', REPORT: report })
