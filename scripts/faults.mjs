import { findBrowsers } from './browser.mjs'
import { install, run } from './run.mjs'

// `npm run faults`: provokes the faults of `tests/faults/rows.ts` on the build of `npm test`.
install()
const browsers = await findBrowsers()
run('npx', ['playwright', 'test', '--config', 'tests/faults/playwright.config.ts'], {
  ...browsers,
  EVERY_FAULT: '1',
})
