import { findBrowsers } from './browser.mjs'
import { install, run, together } from './run.mjs'

// `npm test`: installs the packages and the browser, then runs lint, types, unit, component and browser tests.
install()
const browsers = await findBrowsers()
run('npm', ['run', 'prepared'])
await together('checked', 'bundle')
run('npm', ['run', 'unit'])
run('npm', ['run', 'components'], browsers)
run('npm', ['run', 'e2e'], browsers)
