import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { playwrightReport, vitestReport } from './reports.mjs'

// `npm run ci`: `npm test`, then the faults, one more engine, the handlers on PostgreSQL and the long suite, with the
// same build. With names of parts (`node scripts/ci.mjs test journeys`) it runs only these; `journeys` are the browser tests
// of `long`. With `MINUTES`, none of them begins after that many.
// At the end it prints each test that failed or needed a second attempt, the number of tests, the minutes of each part, and
// the failures.
// The commit decides in which of its two variants each journey runs, whether the engines' journeys run in Firefox or in
// WebKit, and with which of the long tests the long suite begins (decision 047), unless `SWAP` or `START` is set.
const hash = commit()
const SWAP = process.env.SWAP ?? String(digit(hash.at(-1)) % 2)
const START = process.env.START ?? String(digit(hash.at(-2)))
const parts = {
  test: ['test'],
  faults: ['run', 'faults'],
  // The other browser tests run in Chromium.
  engines: [
    'run',
    'engines',
    '--',
    '--project',
    SWAP === '1' ? 'webkit' : 'firefox',
    '--project',
    'keyboard',
  ],
  team: ['run', 'unit:team'],
  long: ['run', 'long'],
  journeys: ['run', 'journeys'],
}
// Without `MINUTES` there is no limit.
const UNTIL = process.env.MINUTES ? String(Date.now() + Number(process.env.MINUTES) * 60_000) : ''
const whole = ['test', 'faults', 'engines', 'team', 'long']
const names = process.argv.length > 2 ? process.argv.slice(2) : whole
rmSync('reports', { recursive: true, force: true })
const runs = []
for (const name of names) {
  // After a failed build or check there is no build to test, and no report.
  if (runs.length > 0 && !existsSync('reports/browser.json')) break
  runs.push(timed(name))
}

const browser = ['browser', 'faults', 'long'].map(name => playwrightReport(name))
const all = [...browser, ...['unit', 'components', 'team', 'engines'].map(name => vitestReport(name))]
const sum = (list, name) => list.reduce((total, counts) => total + counts[name], 0)
const ran = sum(browser, 'passed') + sum(browser, 'failed') + sum(browser, 'flaky')
const existing = browserTests()
const isWhole = whole.every(name => names.includes(name))
const isGreen =
  runs.length === names.length && runs.every(({ status }) => status === 0) && (!isWhole || ran === existing)
// A failed step without a failed test, such as the build, counts as one failure.
const failed = Math.max(sum(all, 'failed'), isGreen ? 0 : 1)

console.log(`
${all.flatMap(({ causes }) => causes).join('\n\n')}

SWAP=${SWAP} START=${START}
${runs.map(({ name, minutes }) => `npm ${parts[name].join(' ')}: ${minutes} minutes`).join(', ')}
browser tests: ${ran} run of ${existing} that exist
${sum(browser, 'flaky')} passed on their second attempt
${sum(all, 'passed') + sum(browser, 'flaky')} passed, ${failed} failed`)
process.exitCode = isGreen ? 0 : 1

function timed(name) {
  const start = Date.now()
  const { status } = spawnSync('npm', parts[name], {
    stdio: 'inherit',
    env: { ...process.env, SWAP, START, UNTIL },
  })
  return { name, status, minutes: ((Date.now() - start) / 60_000).toFixed(1) }
}

/** Returns the value of a digit of a hash, 0 to 15. */
function digit(hex = '0') {
  return Number.parseInt(hex, 16)
}

/** Returns the hash of the commit, or '00' outside a repository. */
function commit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : '00'
}

/** Returns the number of browser tests, those of the faults included. */
function browserTests() {
  const configs = ['playwright.config.ts', 'tests/faults/playwright.config.ts']
  return configs
    .map(config =>
      execFileSync('npx', ['playwright', 'test', '--list', '--config', config], {
        encoding: 'utf8',
        env: { ...process.env, LONG: '1' },
      }),
    )
    .reduce((total, list) => total + Number(/^Total: (\d+) tests?/m.exec(list)?.[1] ?? 0), 0)
}
