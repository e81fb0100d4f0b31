import { expect, it } from 'vitest'
import { type RuleId, rules } from '#tests/api/rules.ts'
import { uncoveredRules } from './rules-reporter.ts'

const ids = Object.values(rules).flatMap(section => Object.keys(section)) as RuleId[]
const testOf = (state: 'passed' | 'failed' | 'skipped', ...held: RuleId[]) =>
  ({ meta: () => ({ rules: held }), result: () => ({ state }), fullName: 'a test' }) as never

it('every rule has a unique id', () => {
  expect(new Set(ids).size).toBe(ids.length)
})

it('a run in which every rule is covered has no faults', () => {
  expect(uncoveredRules([testOf('passed', ...ids), testOf('skipped')])).toEqual([])
})

it.each(['failed', 'skipped'] as const)('a rule whose only test was %s is not covered', state => {
  const others = ids.filter(id => id !== 'tasks.new')
  const faults = uncoveredRules([testOf('passed', ...others), testOf(state, 'tasks.new')])
  expect(faults).toEqual([expect.stringMatching(`^  tasks.new .*: ${state}: a test$`)])
})

it('a rule without a test is not covered', () => {
  const others = ids.filter(id => id !== 'errors.401')
  expect(uncoveredRules([testOf('passed', ...others)])).toEqual([
    expect.stringMatching(/^ {2}errors.401 .*: no test$/),
  ])
})
