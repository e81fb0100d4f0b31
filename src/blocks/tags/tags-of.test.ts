import { expect, test } from 'vitest'
import { tagsOf } from './tags-of.ts'

const tags = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('a tag of all entries is chosen, one of a part of them is partly, and one of none is neither', () => {
  expect(tagsOf(tags, [{ tags: ['a', 'b'] }, { tags: ['a'] }])).toEqual({ chosen: ['a'], partly: ['b'] })
})

test('no tag is chosen without entries', () => {
  expect(tagsOf(tags, [])).toEqual({ chosen: [], partly: [] })
})
