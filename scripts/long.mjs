import { findBrowsers } from './browser.mjs'
import { install, run } from './run.mjs'

// Runs over the build of `npm test`.
// `npm run long`: the long histories of the shop, more random requests to every endpoint, then the slow browser tests (`@long`).
// `npm run journeys`: only these browser tests. `START`, 0 to 15, is the sixteenth of the files with which they begin; with
// `UNTIL`, a time in ms, no test begins after it.
const [part] = process.argv.slice(2)

install()
const browsers = await findBrowsers()
if (part !== 'journeys')
  run('npx', ['vitest', 'run', 'tests/shop/history.test.ts', 'tests/fuzz', '--reporter=default'], {
    LONG: '1',
  })
run('npx', ['playwright', 'test', '--grep', '@long'], { ...browsers, LONG: '1', REPORT: 'long' })
