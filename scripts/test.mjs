import { findBrowser } from './browser.mjs'
import { install, run, together } from './run.mjs'

// `npm test`: installs the packages and the browser, then runs lint, types, unit, component and browser tests.
install()
const CHROMIUM = await findBrowser()
run('npm', ['run', 'prepared'])
await together('checked', 'bundle')
run('npm', ['run', 'unit'])
run('npm', ['run', 'components'], { CHROMIUM })
run('npm', ['run', 'e2e'], { CHROMIUM })
