import { expect, it } from 'vitest'
import { taskOf } from '#src/features/tasks/task-of.ts'
import { countsOf, idsFound, type Row, rowsOf } from './rows.ts'

const now = new Date(2026, 10, 21, 10, 24)
const at = (date: number, hours = 0) => new Date(2026, 10, date, hours).toISOString()
const section = (id: string) => taskOf({ id, type: 'section' })

const tasks = [
  taskOf({ id: 'loose' }),
  section('A'),
  taskOf({ id: 'late', dueDate: at(20), assignedTo: 'me' }),
  taskOf({ id: 'done', dueDate: at(21), completed: true }),
  section('B'),
  taskOf({ id: 'soon', dueDate: at(21, 11) }),
  taskOf({ id: 'over', dueDate: at(21, 9) }),
  taskOf({ id: 'later', dueDate: at(23), assignedTo: 'me' }),
  section('C'),
]
const view = { me: 'me', now, collapsed: new Set<string>() }
const ids = (rows: Row[]) =>
  rows.map(row => (row.kind === 'section' ? `${row.task.id}${row.count}` : row.task.id)).join(' ')

it('all tasks are shown, with the number of tasks of each section', () => {
  expect(ids(rowsOf(tasks, view))).toBe('loose A2 late done B3 soon over later C0')
})

it.each([
  [{ mine: true }, 'A1 late B1 later'],
  [{ today: true }, 'A2 late done B2 soon over'],
  [{ today: true, open: true }, 'A1 late B2 soon over'],
  [{ open: true }, 'loose A1 late B3 soon over later C0'],
  [{ found: new Set(['later', 'loose']) }, 'loose B1 later'],
  [{ found: new Set<string>() }, ''],
])('the filter %o is applied', (filter, shown) => {
  expect(ids(rowsOf(tasks, { ...view, ...filter }))).toBe(shown)
})

it('tasks of a collapsed section are hidden, unless a search has found them or they are being dragged', () => {
  const collapsed = new Set(['B'])
  expect(ids(rowsOf(tasks, { ...view, collapsed }))).toBe('loose A2 late done B3 C0')
  expect(ids(rowsOf(tasks, { ...view, collapsed, found: new Set(['later']) }))).toBe('B1 later')
  expect(ids(rowsOf(tasks, { ...view, collapsed, draggedId: 'over' }))).toBe('loose A2 late done B3 over C0')
})

it('open, due and late tasks are counted', () => {
  expect(countsOf(tasks, now)).toEqual({ remaining: 5, dueToday: 1, late: 2 })
})

it('finds a part of a title without accents and case, also after the title has changed', () => {
  const task = taskOf({ id: 'tea', title: 'Đặt thêm 60 hộp TRÀ sen' })
  for (const text of ['tra', 'dat them', 'Hộp trà'])
    expect([...idsFound([...tasks, task], text)]).toEqual(['tea'])
  expect([...idsFound([{ ...task, title: 'Cà phê' }], 'tra')]).toEqual([])
})
