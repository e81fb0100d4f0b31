import { expect, it } from 'vitest'
import { changeOf, isAllCash } from './payments.ts'

const cash = (amount: number) => ({ method: 'cash', amount }) as const
const card = (amount: number) => ({ method: 'card', amount }) as const

it('more cash than the total is given back', () => expect(changeOf([cash(100_000)], 86_000)).toBe(14_000))
it('cash and card make up the total together', () =>
  expect(changeOf([card(50_000), cash(36_000)], 86_000)).toBe(0))
it('less than the total is not enough', () => expect(changeOf([cash(80_000)], 86_000)).toBeUndefined())
it('a card cannot pay more', () => expect(changeOf([card(90_000)], 86_000)).toBeUndefined())
it('no more is given back than was paid in cash', () =>
  expect(changeOf([card(90_000), cash(1000)], 86_000)).toBeUndefined())
it('nothing at all is cash', () => expect(isAllCash([])).toBe(true))
