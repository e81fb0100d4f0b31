import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { open, rows } from './rows.ts'

/** A test of a run: its title and how it ended. */
interface Ran {
  title: string
  status: TestResult['status']
}

/** Prints at the end of a run how many faults are covered by tests that ran and passed, and the others with reasons. */
export default class FaultsReporter implements Reporter {
  readonly #ran = new Map<TestCase, Ran>()

  printsToStdio() {
    return false
  }

  // A second attempt replaces the result of the first one.
  onTestEnd(test: TestCase, { status }: TestResult) {
    this.#ran.set(test, { title: test.title, status })
  }

  async onEnd() {
    const missing = uncoveredFaults([...this.#ran.values()], open)
    const total = Object.keys(rows).length
    console.log(['', ...missing, `faults: ${total - missing.length}/${total}`].join('\n'))
    // `npm run faults` fails when a fault has no test, too.
    return process.env.EVERY_FAULT && missing.length > 0 ? ({ status: 'failed' } as const) : undefined
  }
}

/**
 * Returns one line for each fault without a test that ran and passed, with a test that did not pass, or with a reason
 * in `reasons`.
 */
export function uncoveredFaults(
  ran: readonly Ran[],
  reasons: Readonly<Record<number, string>> = {},
): string[] {
  return Object.entries(rows).flatMap(([number, fault]) => {
    const own = ran.filter(({ title }) => title.startsWith(`row ${number}: `))
    const failed = own.filter(({ status }) => status !== 'passed')
    const reason =
      reasons[Number(number)] ??
      failed.map(({ title, status }) => `${status}: ${title}`)[0] ??
      (own.length === 0 ? 'no test ran' : undefined)
    return reason ? [`  row ${number} (${fault}): ${reason}`] : []
  })
}
