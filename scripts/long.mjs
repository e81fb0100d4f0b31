import { findBrowser } from './browser.mjs'
import { install, run } from './run.mjs'

// `npm run long`: the long histories of the shop, more random requests to every endpoint, then the slow browser tests (`@long`) over the build of `npm test`.
install()
const CHROMIUM = await findBrowser()
const histories = ['tests/shop/history.test.ts', 'tests/fuzz']
run('npx', ['vitest', 'run', ...histories, '--reporter=default'], { LONG: '1' })
run('npx', ['playwright', 'test', '--grep', '@long'], { CHROMIUM, LONG: '1', REPORT: 'long' })
