import { expect, it } from 'vitest'
import { moved, withPictures } from './move-picture.ts'

it('moves a picture to another place and keeps the others in order', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 2)).toEqual(['a', 'c', 'b'])
})

it('makes the first picture the thumbnail; without pictures there is none', () => {
  expect(withPictures(['b', 'a'])).toEqual({ images: ['b', 'a'], thumbnail: 'b' })
  expect(withPictures([])).toEqual({ images: [], thumbnail: null })
})
