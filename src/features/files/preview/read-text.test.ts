import { expect, it } from 'vitest'
import { firstLines } from './read-text.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

it('is the whole text of a short file', () => {
  expect(firstLines(bytesOf('một\nhai'), 100)).toEqual({ text: 'một\nhai', isCut: false })
})

it('is only whole lines of a longer one, so that no letter is cut', () => {
  expect(firstLines(bytesOf('một\nhai bạ'), 12)).toEqual({ text: 'một', isCut: true })
})

it('is the beginning of a file with one long line', () => {
  expect(firstLines(bytesOf('a'.repeat(20)), 12)).toEqual({ text: 'a'.repeat(12), isCut: true })
})
