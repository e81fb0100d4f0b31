import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { findBrowsers } from './browser.mjs'
import { install, run } from './run.mjs'

// Runs over the build of `npm test`.
// `npm run long`: the long histories of the shop, more random requests to every endpoint, then the slow browser tests (`@long`).
// `npm run screens`: of these, the files that open every screen; with names of files (`npm run screens -- axe`) only these.
// `npm run share`: every sixteenth of the other slow browser tests. `SHARE`, 0 to 15, is the place of its first test.
// `npm run rest`: those that are in neither. With `UNTIL`, a time in ms, no test begins after it.
const screens = ['screens', 'addresses', 'crawler', 'axe', 'display-needs', 'layouts', 'settings']
const SHARES = 16
const [part = 'long', ...files] = process.argv.slice(2)
if (!['long', 'screens', 'share', 'rest'].includes(part)) throw new Error(`There is no part “${part}”`)
const args = ['playwright', 'test', '--grep', '@long']

if (part === 'rest' && Number(process.env.UNTIL) > 0 && Date.now() > Number(process.env.UNTIL)) {
  console.log('The time of this run is over.')
  process.exit()
}
install()
const browsers = await findBrowsers()
if (part === 'long')
  run('npx', ['vitest', 'run', 'tests/shop/history.test.ts', 'tests/fuzz', '--reporter=default'], {
    LONG: '1',
  })
if (part === 'screens') args.push(...(files.length > 0 ? files : screens))
if (part === 'share' || part === 'rest') args.push('--test-list', writeList(part === 'share'))
run('npx', args, { ...browsers, LONG: '1', REPORT: part })

/** Writes the tests of the share, or the others of its series, to a file and returns its path. */
function writeList(isShare) {
  const list = execFileSync('npx', [...args, '--list'], {
    encoding: 'utf8',
    env: { ...process.env, ...browsers, LONG: '1', REPORT: part },
  })
  const tests = list
    .split('\n')
    .filter(line => line.startsWith('  '))
    .map(line => line.trim())
    .filter(test => !screens.some(name => test.startsWith(`${name}.spec.ts`)))
  const first = Number(process.env.SHARE ?? 0)
  const chosen = tests.filter((_, index) => (index % SHARES === first) === isShare)
  if (chosen.length === 0) throw new Error(`SHARE=${first}: no such share of ${tests.length} tests`)
  mkdirSync('reports', { recursive: true })
  writeFileSync(`reports/${part}.txt`, chosen.join('\n'))
  return `reports/${part}.txt`
}
