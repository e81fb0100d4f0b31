import { findBrowser, installOtherEngines } from './browser.mjs'
import { install, run } from './run.mjs'

// `npm run engines`: a journey of each app, and the faults that do not depend on Chromium, in Chromium, Firefox and
// WebKit, with the build of `npm test`. Arguments go to Vitest: `npm run engines -- --project firefox -t tasks`.
install()
const CHROMIUM = await findBrowser()
const args = process.argv.slice(2)
installOtherEngines(args.includes('--project') ? args : undefined)
run('npx', ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts', ...args], {
  CHROMIUM,
})
