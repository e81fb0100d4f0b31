import { getCurrentTest } from 'vitest/suite'
import type { RuleId } from '#tests/api/rules.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The rules of the specifications that a test covers. */
    rules?: RuleId[]
  }
}

/** Declares which rules of the specifications the running test covers. Throws outside a test. */
export function covers(...rules: RuleId[]) {
  const test = getCurrentTest()
  if (!test) throw new Error('No test is running')
  test.meta.rules = [...(test.meta.rules ?? []), ...rules]
}
