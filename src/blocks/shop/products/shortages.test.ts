import { expect, it } from 'vitest'
import { shortagesOf } from './shortages.ts'

const line = (productId: string, quantity: number, factor = 1) => ({ productId, quantity, factor })

it('the lines of a product count together, in stock units', () => {
  const lines = [line('tea', 2), line('tea', 1, 24), line('rice', 5)]
  const short = (tea: number, rice: number) => [
    ...shortagesOf(
      lines,
      new Map([
        ['tea', tea],
        ['rice', rice],
      ]),
    ),
  ]
  expect(short(26, 5)).toEqual([])
  expect(short(25.5, -2)).toEqual([
    ['tea', 25.5],
    ['rice', -2],
  ])
})

it('a product whose stock is not known or not kept is not short', () => {
  expect(shortagesOf([line('wrapping', 100)], new Map()).size).toBe(0)
})
