import { expect, it } from 'vitest'
import { noteOf } from '#src/features/notes/note-of.ts'
import { filled } from '#tests/support/filled.ts'
import { besideIn, columnCount, inColumns, isBig } from './columns.ts'

it('there are one to five columns', () => {
  expect([280, 360, 390, 720, 1000, 2400].map(columnCount)).toEqual([1, 2, 2, 3, 4, 5])
})

it('notes stay at their position when more notes are added after them', () => {
  const notes = Array.from({ length: 40 }, (_, index) =>
    noteOf({
      id: `${index}`,
      content: 'Trà sen '.repeat((index * 7) % 23),
      image: index % 9 ? null : 'a.svg',
    }),
  )
  const some = inColumns(notes.slice(0, 20), 3, 900)
  const all = inColumns(notes, 3, 900)
  expect(all.flat()).toHaveLength(40)
  for (const [index, column] of filled(some.entries()))
    expect(all[index]?.slice(0, column.length)).toEqual(column)
})

it('a short text has a large font', () => {
  expect(isBig(noteOf({ content: 'Tủ mát luôn để 4 độ' }))).toBe(true)
  expect(isBig(noteOf({ title: 'Tủ mát', content: '4 độ' }))).toBe(false)
  expect(isBig(noteOf({}))).toBe(false)
})

it('arrow keys move from note to note, along a column and to the column beside it', () => {
  const columns = ['adf', 'be', 'c'].map(ids => [...ids].map(id => noteOf({ id })))
  const goes = (id: string) =>
    ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map(key => besideIn(columns, id, key) ?? '-').join('')
  expect(['a', 'd', 'f', 'e', 'c'].map(goes)).toEqual(['-bd-', 'aef-', 'de--', 'bc-d', '---b'])
  expect(besideIn(columns, 'a', 'Home')).toBeUndefined()
  expect(besideIn(columns, 'gone', 'ArrowDown')).toBeUndefined()
})
