import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { rules } from '#tests/api/rules.ts'

/**
 * Fails a run of all unit tests in which a rule of the specifications is not covered: no test names it (`covers`), or
 * such a test was skipped or failed. A run of some files or titles is not checked.
 */
export class RulesReporter implements Reporter {
  #vitest: Vitest | undefined
  #isWhole = false

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  async onTestRunStart(specifications: readonly TestSpecification[]) {
    const all = await this.#vitest?.globTestSpecifications()
    this.#isWhole =
      specifications.length === all?.length && this.#vitest?.getGlobalTestNamePattern() === undefined
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    if (!this.#isWhole) return
    const faults = uncoveredRules(modules.flatMap(module => [...module.children.allTests()]))
    if (faults.length === 0) return
    console.error(`\nRules of the specifications that this run did not hold:\n${faults.join('\n')}\n`)
    process.exitCode = 1
  }
}

/** Returns one line for each rule that the tests do not cover. */
export function uncoveredRules(tests: readonly Pick<TestCase, 'meta' | 'result' | 'fullName'>[]): string[] {
  return Object.entries(rules).flatMap(([section, ofSection]) =>
    Object.entries(ofSection).flatMap(([id, text]) => {
      const named = `  ${id} (${section}: “${text}”)`
      const covering = tests.filter(test => test.meta().rules?.some(rule => rule === id))
      if (covering.length === 0) return `${named}: no test`
      return covering
        .filter(test => test.result().state !== 'passed')
        .map(test => `${named}: ${test.result().state}: ${test.fullName}`)
    }),
  )
}
