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

test('a task belongs to the work that it speaks of, with or without accents', () => {
  const list = [entry('Giao 9 đơn Bình Thạnh'), entry('giao hang'), entry('Thay bóng đèn')]
  expect(titles(tasksOf('delivery', list))).toEqual(['Giao 9 đơn Bình Thạnh', 'giao hang'])
})

test('a section speaks for its tasks', () => {
  const list = [
    entry('Nhập hàng', { type: 'section' }),
    entry('Đếm lại'),
    entry('Khác', { type: 'section' }),
    entry('Dọn'),
  ]
  expect(titles(tasksOf('import', list))).toEqual(['Đếm lại'])
})

test('what is done is left out, and what is due first comes first', () => {
  const list = [
    entry('Giao sau'),
    entry('Giao mai', { dueDate: '2026-11-22T00:00:00.000Z' }),
    entry('Giao nay', { dueDate: '2026-11-21T00:00:00.000Z' }),
    entry('Giao rồi', { completed: true }),
  ]
  expect(titles(tasksOf('delivery', list))).toEqual(['Giao nay', 'Giao mai', 'Giao sau'])
})
