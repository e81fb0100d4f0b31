import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { playwrightReport, vitestReport } from './reports.mjs'

// `npm run ci`: `npm test`, then the long suite with the same build. At the end it prints each test that failed or
// needed a second attempt, the number of tests, the minutes, and the failures.
rmSync('reports', { recursive: true, force: true })
const short = timed('npm', ['test'])
// Without this report the build or a check has failed, and there is no build to test.
const long = existsSync('reports/browser.json') ? timed('npm', ['run', 'long']) : undefined

const browser = ['browser', 'long'].map(name => playwrightReport(name))
const all = [...browser, ...['unit', 'components'].map(name => vitestReport(name))]
const sum = (list, name) => list.reduce((total, counts) => total + counts[name], 0)
const ran = sum(browser, 'passed') + sum(browser, 'failed') + sum(browser, 'flaky')
const existing = browserTests()
const isGreen = short.status === 0 && long?.status === 0 && ran === existing
// A failed step without a failed test, such as the build, counts as one failure.
const failed = Math.max(sum(all, 'failed'), isGreen ? 0 : 1)

console.log(`
${all.flatMap(({ causes }) => causes).join('\n\n')}

npm test: ${short.minutes} minutes, long suite: ${long?.minutes ?? 0} minutes
browser tests: ${ran} run of ${existing} that exist
${sum(all, 'passed')} passed, ${sum(browser, 'flaky')} passed on their second attempt, ${failed} failed`)
process.exitCode = isGreen ? 0 : 1

function timed(command, args) {
  const start = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  return { status, minutes: ((Date.now() - start) / 60_000).toFixed(1) }
}

function browserTests() {
  const list = execFileSync('npx', ['playwright', 'test', '--list'], {
    encoding: 'utf8',
    env: { ...process.env, LONG: '1' },
  })
  return Number(/^Total: (\d+) tests?/m.exec(list)?.[1])
}
