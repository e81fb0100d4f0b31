import { expect, test } from 'vitest'
import { defaultDisplay } from '#src/contract/shared/display.ts'
import { readFavourite } from './favourite.ts'

test('reads the text that the server sends', () => {
  expect(readFavourite('{"Theme":"theme-rose","Scheme":"dark","Layout":"empty"}')).toEqual({
    theme: 'theme-rose',
    scheme: 'dark',
    layout: 'empty',
  })
})

test('an unknown value is replaced by its default, the others are kept', () => {
  expect(readFavourite('{"Theme":"theme-teal","Layout":"brutalist"}')).toEqual({
    ...defaultDisplay,
    theme: 'theme-teal',
  })
})

test.each(['', 'null', '[]', '"dark"'])('%j is the default display', text => {
  expect(readFavourite(text)).toEqual(defaultDisplay)
})
