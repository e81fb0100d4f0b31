import { findBrowser } from './browser.mjs'
import { install, run } from './run.mjs'

// `npm run kill`: 10,000 writes on the build of `npm test`, while the worker, the tabs and the browser are killed at
// random. `WRITES=300` writes fewer; `SEED=… npm run kill` repeats the choices of a run. `BUG=no-key` writes to a
// worker that ignores idempotency keys, so that the test fails: see `tests/kill/bugs.ts`.
install()
const CHROMIUM = await findBrowser()
run('npx', ['playwright', 'test', '--config', 'tests/kill/playwright.config.ts'], { CHROMIUM, LONG: '1' })
