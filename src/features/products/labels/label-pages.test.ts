import { expect, it } from 'vitest'
import { labelPages } from './label-pages.ts'

const labels = (count: number) => Array.from({ length: count }, (_, index) => index)

it('a sheet has 24 labels', () => {
  expect(labelPages(labels(24), 'a4', 1)).toEqual([labels(24)])
  expect(labelPages(labels(25), 'a4', 1).map(page => page.length)).toEqual([24, 1])
})

it('the places of a used sheet that come before the first label stay empty, only on the first sheet', () => {
  const [first, second] = labelPages(labels(5), 'a4', 22)
  expect(first?.slice(0, 21)).toEqual(Array(21).fill(null))
  expect(first?.slice(21)).toEqual([0, 1, 2])
  expect(second).toEqual([3, 4])
})

it('each label of a roll is a page, and a roll has no used places', () =>
  expect(labelPages(labels(3), 'roll', 22)).toEqual([[0], [1], [2]]))
