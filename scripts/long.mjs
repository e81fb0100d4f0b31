import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { install, run } from './run.mjs'

// Runs over the build of `npm test`.
// `npm run long`: the long histories of the shop, more random requests to every endpoint, then the slow browser tests (`@long`).
// `npm run screens`: of these, the files that open every screen; with names of files (`npm run screens -- axe`) only these.
// `npm run share`: every sixteenth of the other slow browser tests. `SHARE`, 0 to 15, is the place of its first test.
const screens = ['screens', 'addresses', 'crawler', 'axe', 'display-needs', 'layouts', 'settings']
const SHARES = 16
const [part = 'long', ...files] = process.argv.slice(2)
if (!['long', 'screens', 'share'].includes(part)) throw new Error(`There is no part “${part}”`)
const args = ['playwright', 'test', '--grep', '@long']

install()
const CHROMIUM = await findBrowser()
if (part === 'long')
  run('npx', ['vitest', 'run', 'tests/shop/history.test.ts', 'tests/fuzz', '--reporter=default'], {
    LONG: '1',
  })
if (part === 'screens') args.push(...(files.length > 0 ? files : screens))
if (part === 'share') args.push('--test-list', writeShare())
run('npx', args, { CHROMIUM, LONG: '1', REPORT: part })

/** Writes the tests of the share to a file and returns its path. */
function writeShare() {
  const list = execFileSync('npx', [...args, '--list'], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM, LONG: '1', REPORT: part },
  })
  const tests = list
    .split('\n')
    .filter(line => line.startsWith('  '))
    .map(line => line.trim())
    .filter(test => !screens.some(name => test.startsWith(`${name}.spec.ts`)))
  const share = tests.filter((_, index) => index % SHARES === Number(process.env.SHARE ?? 0))
  if (share.length === 0)
    throw new Error(`SHARE=${process.env.SHARE}: no such share of ${tests.length} tests`)
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/share.txt', share.join('\n'))
  return 'reports/share.txt'
}
