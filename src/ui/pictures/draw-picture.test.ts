import { expect, test } from 'vitest'
import { fitSquare, fitWhole } from './draw-picture.ts'

test('a large picture is reduced to the longest side, and a small one stays', () => {
  expect(fitWhole(100)({ width: 400, height: 200 })).toEqual({
    width: 100,
    height: 50,
    part: { left: 0, top: 0, width: 400, height: 200 },
  })
  expect(fitWhole(100)({ width: 40, height: 20 })).toMatchObject({ width: 40, height: 20 })
})

test('a very flat picture keeps a side of 1 px', () => {
  expect(fitWhole(100)({ width: 1000, height: 1 })).toMatchObject({ width: 100, height: 1 })
})

test('a square is the middle of the picture', () => {
  expect(fitSquare(100)({ width: 400, height: 200 })).toEqual({
    width: 100,
    height: 100,
    part: { left: 100, top: 0, width: 200, height: 200 },
  })
  expect(fitSquare(100)({ width: 30, height: 60 })).toMatchObject({ width: 30, height: 30 })
})
