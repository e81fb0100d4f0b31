import { expect, it } from 'vitest'
import { findIcons, inRows } from './find-icons.ts'

const names = ['arrow-small-up', 'arrow-down', 'home', 'home-modern', 'upload']

it.each([
  ['', names],
  ['  ', names],
  ['arrow up', ['arrow-small-up']],
  ['Home', ['home', 'home-modern']],
  ['home-modern', ['home-modern']],
  ['up', ['arrow-small-up', 'upload']],
  ['nothing', []],
])('“%s” finds its icons', (text, found) => {
  expect(findIcons(names, text)).toEqual(found)
})

it('arranges icons in rows, the last one shorter', () => {
  expect(inRows(names, 2)).toEqual([['arrow-small-up', 'arrow-down'], ['home', 'home-modern'], ['upload']])
  expect(inRows([], 4)).toEqual([])
})
