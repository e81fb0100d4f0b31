import { expect, test } from 'vitest'
import { defaultTask, type Task } from '#src/contract/tasks.ts'
import { tasksOf } from './area-words.ts'

const entry = (title: string, fields: Partial<Task> = {}): Task => ({
  ...defaultTask,
  id: title,
  type: 'task',
  order: 0,
  title,
  ...fields,
})
const titles = (tasks: Task[]) => tasks.map(({ title }) => title)

test('a task belongs to the work that its words name, with or without accents', () => {
  const list = [entry('Giao 9 đơn Bình Thạnh'), entry('giao hang'), entry('Thay bóng đèn')]
  expect(titles(tasksOf('delivery', list))).toEqual(['Giao 9 đơn Bình Thạnh', 'giao hang'])
})

test('the title of a section applies to its tasks', () => {
  const list = [
    entry('Nhập hàng', { type: 'section' }),
    entry('Đếm lại'),
    entry('Khác', { type: 'section' }),
    entry('Dọn'),
  ]
  expect(titles(tasksOf('import', list))).toEqual(['Đếm lại'])
})

test('completed tasks are omitted, and the task that is due first is first', () => {
  const list = [
    entry('Giao sau'),
    entry('Giao mai', { dueDate: '2026-11-22T00:00:00.000Z' }),
    entry('Giao nay', { dueDate: '2026-11-21T00:00:00.000Z' }),
    entry('Giao rồi', { completed: true }),
  ]
  expect(titles(tasksOf('delivery', list))).toEqual(['Giao nay', 'Giao mai', 'Giao sau'])
})
