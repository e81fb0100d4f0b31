import { expect, it } from 'vitest'
import { uncoveredFaults } from './reporter.ts'
import { rows } from './rows.ts'

const passed = Object.keys(rows).map(number => ({
  title: `row ${number}: a test`,
  status: 'passed' as const,
}))

it('there are 46 faults', () => {
  expect(Object.keys(rows)).toEqual(Array.from({ length: 46 }, (_, index) => String(index + 1)))
})

it('a run in which a test of each fault passed has no uncovered fault', () => {
  expect(uncoveredFaults(passed)).toEqual([])
})

it('a fault without a test is not covered; the number is compared as a whole', () => {
  const others = passed.filter(({ title }) => title !== 'row 4: a test')
  expect(uncoveredFaults(others)).toEqual([expect.stringMatching(/^ {2}row 4 .*: no test ran$/)])
})

it.each(['failed', 'skipped', 'timedOut'] as const)(
  'a fault with a test that was %s is not covered',
  status => {
    const run = [...passed, { title: 'row 7: another test', status }]
    expect(uncoveredFaults(run)).toEqual([expect.stringContaining(`${status}: row 7: another test`)])
  },
)

it('a fault with a reason is not covered, although its tests passed', () => {
  expect(uncoveredFaults(passed, { 34: 'no outbox' })).toEqual([expect.stringContaining('no outbox')])
})
