import { getCurrentTest } from 'vitest/suite'
import type { RuleId } from '#tests/api/rules.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The rules of the specifications that a test holds. */
    rules?: RuleId[]
  }
}

/** Says which rules of the specifications the running test holds. Throws outside a test. */
export function covers(...rules: RuleId[]) {
  const test = getCurrentTest()
  if (!test) throw new Error('No test is running')
  test.meta.rules = [...(test.meta.rules ?? []), ...rules]
}
