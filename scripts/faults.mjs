import { findBrowser } from './browser.mjs'
import { install, run } from './run.mjs'

// `npm run faults`: provokes the faults of `tests/faults/rows.ts` on the build of `npm test`.
install()
const CHROMIUM = await findBrowser()
run('npx', ['playwright', 'test', '--config', 'tests/faults/playwright.config.ts'], {
  CHROMIUM,
  EVERY_FAULT: '1',
})
