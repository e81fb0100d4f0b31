import { existsSync, readFileSync } from 'node:fs'

const CAUSE_LINES = 12

/** Returns the counts of a Playwright report, and the name and cause of each test that did not pass at the first attempt. */
export function playwrightReport(name) {
  const report = reportOf(name)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const causes = specsOf(report?.suites).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const error = results.find(result => result.error)?.error?.message
        return `${status === 'flaky' ? 'second attempt' : 'failed'}: ${file}:${line} ${title}\n${firstLines(error)}`
      }),
  )
  return { passed: expected, failed: unexpected, flaky, causes }
}

/** Returns the counts of a Vitest report, and the name and cause of each failed test. */
export function vitestReport(name) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = reportOf(name) ?? {}
  const causes = testResults.flatMap(({ name: file, assertionResults, message }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const lines = failed.map(
      test => `failed: ${file} ${test.fullName}\n${firstLines(test.failureMessages[0])}`,
    )
    return message ? [`failed: ${file}\n${firstLines(message)}`, ...lines] : lines
  })
  return { passed: numPassedTests, failed: numFailedTests, flaky: 0, causes }
}

function reportOf(name) {
  const path = `reports/${name}.json`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

const specsOf = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)])

const firstLines = (text = '') => text.split('\n').slice(0, CAUSE_LINES).join('\n')
