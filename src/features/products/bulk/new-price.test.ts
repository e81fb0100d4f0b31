import { expect, it } from 'vitest'
import { newPrice } from './new-price.ts'

it.each([
  [100_000, 10, 0, 110_000],
  [100_000, -10, 0, 90_000],
  [12_345, 5, 0, 12_962.25],
  [12_345, 5, 100, 13_000],
  [12_345, 5, 500, 13_000],
  [12_345, 5, 1000, 13_000],
  [12_400, 0, 1000, 12_000],
  [100, -150, 0, 0],
  [0, 20, 1000, 0],
])('%s changed by %s %% to steps of %s is %s', (base, percent, step, price) =>
  expect(newPrice(base, percent, step)).toBe(price),
)
