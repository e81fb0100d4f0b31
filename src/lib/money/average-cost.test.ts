import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '#tests/support/property.ts'
import { costOf, issue, receive, takeBack, type Valued } from './average-cost.ts'

/** A second implementation with floating-point numbers, for comparison: the formula of the specification as it reads. */
function naive(steps: readonly Step[]): Valued {
  let [h, a] = [0, 0]
  for (const { kind, quantity: q, cost: c } of steps) {
    if (kind === 'receive') {
      a = h > 0 ? Math.round(((h * a + q * c) / (h + q)) * 10_000) / 10_000 : c
      h += q
    } else h -= q
  }
  return { onHand: h, cost: a }
}

interface Step {
  kind: 'receive' | 'issue'
  quantity: number
  cost: number
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('receive' as const, 'issue' as const),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    cost: fc.integer({ min: 0, max: 5_000_000 }),
  }),
  { maxLength: 60 },
)

const run = (list: readonly Step[]) =>
  list.reduce<Valued>(
    (state, { kind, quantity, cost }) =>
      kind === 'receive' ? receive(state, quantity, cost) : issue(state, quantity),
    { onHand: 0, cost: 0 },
  )

describe('the moving average cost', () => {
  it('follows the worked example', () => {
    const received = receive({ onHand: 10, cost: 1000 }, 5, 1300)
    expect(received).toEqual({ onHand: 15, cost: 1100 })
    expect(costOf(12, received.cost)).toBe(13_200)
    const sold = issue(received, 12)
    const again = receive(sold, 3, 1500)
    expect(again).toEqual({ onHand: 6, cost: 1300 })
    expect(takeBack(again, 3, 1500)).toEqual({ onHand: 3, cost: 1100 })
  })

  it('has four decimals', () => {
    expect(receive({ onHand: 3, cost: 1000 }, 4, 1001).cost).toBe(1000.5714)
    expect(receive({ onHand: 0.5, cost: 1000 }, 0.25, 1300).cost).toBe(1100)
  })

  it.each([0, -4])('becomes the cost of the receipt when %d are on hand', onHand => {
    expect(receive({ onHand, cost: 900 }, 6, 1200)).toEqual({ onHand: onHand + 6, cost: 1200 })
  })

  it.each([
    [{ onHand: 3, cost: 1000 }, 3, 1000],
    [{ onHand: 2, cost: 1000 }, 5, 1000],
    [{ onHand: 4, cost: 1000 }, 3, 9000],
  ])('stays when %j is left without worth', (state, quantity, unitCost) => {
    expect(takeBack(state, quantity, unitCost)).toEqual({ onHand: state.onHand - quantity, cost: 1000 })
  })

  it('equals a second implementation', () =>
    holds(
      fc.property(steps, list => {
        const [exact, other] = [run(list), naive(list)]
        expect(exact.onHand).toBe(other.onHand)
        // A floating-point result can fall on the other side of a half: one unit of the last decimal for each receipt.
        expect(Math.abs(exact.cost - other.cost)).toBeLessThanOrEqual(0.0001 * (list.length + 1))
      }),
      { runs: 300 },
    ))

  it('lies between the lowest and the highest cost that was received', () =>
    holds(
      fc.property(steps, list => {
        const costs = list.filter(({ kind }) => kind === 'receive').map(({ cost }) => cost)
        const { cost } = run(list)
        expect(cost).toBeGreaterThanOrEqual(Math.min(0, ...costs))
        expect(cost).toBeLessThanOrEqual(Math.max(0, ...costs))
      }),
    ))
})
