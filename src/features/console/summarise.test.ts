import { expect, test } from 'vitest'
import { defaultTask, type Task } from '#src/contract/tasks.ts'
import { summarise } from './summarise.ts'

const now = new Date(2026, 10, 20, 10, 24)
const at = (day: number, hour = 0) => new Date(2026, 10, day, hour).toISOString()

const task = (title: string, fields: Partial<Task> = {}): Task => ({
  ...defaultTask,
  id: title,
  type: 'task',
  title,
  order: 0,
  ...fields,
})

const titles = (tasks: { title: string }[]) => tasks.map(({ title }) => title)

test('a task with a time is due until its time, a task of a whole day until midnight', () => {
  const { late, today } = summarise(
    [
      task('later', { dueDate: at(20, 11) }),
      task('whole day', { dueDate: at(20) }),
      task('this morning', { dueDate: at(20, 9) }),
      task('yesterday', { dueDate: at(19) }),
    ],
    now,
  )
  expect(titles(late)).toEqual(['yesterday', 'this morning'])
  expect(titles(today)).toEqual(['whole day', 'later'])
})

test('completed tasks and sections are not counted as open, and tasks without a date are not next', () => {
  const { next, remaining, done } = summarise(
    [
      task('Purchasing', { type: 'section' }),
      task('done', { completed: true, dueDate: at(19) }),
      task('dateless'),
      task('tomorrow', { dueDate: at(21) }),
    ],
    now,
  )
  expect([remaining, done]).toEqual([2, 1])
  expect(next).toEqual([{ id: 'tomorrow', title: 'tomorrow', dueDate: at(21), section: 'Purchasing' }])
})
