import { expect, test } from 'vitest'
import { defaultDisplay } from '#src/contract/shared/display.ts'
import { readFavourite } from './favourite.ts'

test('the text that the server sends is parsed', () => {
  expect(readFavourite('{"Theme":"theme-rose","Scheme":"dark","Layout":"empty"}')).toEqual({
    theme: 'theme-rose',
    scheme: 'dark',
    layout: 'empty',
  })
})

test('an unknown value is replaced by its default, the others stay', () => {
  expect(readFavourite('{"Theme":"theme-teal","Layout":"brutalist"}')).toEqual({
    ...defaultDisplay,
    theme: 'theme-teal',
  })
})

test.each(['', 'null', '[]', '"dark"'])('%j is replaced by the default display', text => {
  expect(readFavourite(text)).toEqual(defaultDisplay)
})
