import { expect, test } from 'vitest'
import { defaultDisplay } from '#src/contract/shared/display.ts'
import { readFavourite } from './favourite.ts'

test('reads what the server sends', () => {
  expect(readFavourite('{"Theme":"theme-rose","Scheme":"dark","Layout":"empty"}')).toEqual({
    theme: 'theme-rose',
    scheme: 'dark',
    layout: 'empty',
  })
})

test('a name it does not know is as by default, the others hold', () => {
  expect(readFavourite('{"Theme":"theme-teal","Layout":"brutalist"}')).toEqual({
    ...defaultDisplay,
    theme: 'theme-teal',
  })
})

test.each(['', 'null', '[]', '"dark"'])('%j is the default display', text => {
  expect(readFavourite(text)).toEqual(defaultDisplay)
})
