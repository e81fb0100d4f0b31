import { expect, it } from 'vitest'
import type { ListRow } from '#src/contract/shared/board-rows.ts'
import { blankCard } from '#src/features/boards/actions/card-rows.ts'
import { boardCsv, type CsvHead } from './board-csv.ts'

const head: CsvHead = ['List', 'Title', 'Description', 'Labels', 'Due', 'Members', 'Checklist', 'Archived']
const list = (id: string, position: number): ListRow => ({
  id,
  boardId: 'b',
  title: id,
  position,
  done: false,
})
const card = (listId: string, title: string) => ({
  ...blankCard({ boardId: 'b', listId, title }),
  position: 1,
})
const people = [{ id: 'chau', name: 'Lê Minh Châu', avatar: null }]
const labels = [{ id: 'l1', boardId: 'b', title: 'Bug', position: 1 }]

it('has the cards in the order of the board, with words for ids', () => {
  const cards = [
    card('second', 'Sau'),
    {
      ...card('first', 'Trước'),
      labels: ['l1'],
      members: ['chau', 'gone'],
      dueDate: '2026-11-22T00:00:00.000Z',
      steps: [{ id: 's', title: 'Đo', completed: true }],
      archived: true,
    },
  ]
  const lists = [list('second', 2), list('first', 1)]
  expect(
    boardCsv({ lists, labels, cards, people }, head, title => title.toUpperCase()).split('\r\n'),
  ).toEqual([
    'List,Title,Description,Labels,Due,Members,Checklist,Archived',
    'FIRST,Trước,,BUG,2026-11-22T00:00:00.000Z,Lê Minh Châu,[x] Đo,x',
    'SECOND,Sau,,,,,,',
  ])
})

it('quotes commas, quotes and line breaks, and disarms formulas', () => {
  const cards = [{ ...card('first', '=1+1'), description: 'Hộp "to",\nđỏ' }]
  const [, row] = boardCsv({ lists: [list('first', 1)], labels, cards, people }, head, title => title).split(
    '\r\n',
  )
  expect(row).toBe('first,\'=1+1,"Hộp ""to"",\nđỏ",,,,,')
})
