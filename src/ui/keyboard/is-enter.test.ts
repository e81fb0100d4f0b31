import { expect, it } from 'vitest'
import { isEnter } from './is-enter.ts'

const pressed = (key: string, keyCode: number, isComposing = false) => ({
  key,
  keyCode,
  nativeEvent: { isComposing } as KeyboardEvent,
})

it('is true for Enter only', () => {
  expect(isEnter(pressed('Enter', 13))).toBe(true)
  expect(isEnter(pressed('a', 65))).toBe(false)
})

it('is false for an Enter that ends a composition, also as Safari sends it', () => {
  expect(isEnter(pressed('Enter', 229, true))).toBe(false)
  expect(isEnter(pressed('Enter', 229))).toBe(false)
})
