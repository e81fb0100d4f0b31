import { expect, it } from 'vitest'
import { taskOf } from '#src/features/tasks/task-of.ts'
import { isBlank } from './is-blank.ts'

it('a task is blank when it is new, and when its texts were deleted', () => {
  expect(isBlank(taskOf({}))).toBe(true)
  expect(isBlank(taskOf({ title: ' ', notes: '' }))).toBe(true)
})

it.each([
  { title: 'Gọi Lan' },
  { notes: '0903 418 226' },
  { completed: true },
  { dueDate: '2026-11-21T00:00:00.000Z' },
  { priority: 0 as const },
  { tags: ['urgent'] },
  { assignedTo: 'lan' },
  { subTasks: [{ id: '1', title: '', completed: false }] },
  { repeat: 'daily' as const },
])('a task is not blank with %o', fields => expect(isBlank(taskOf(fields))).toBe(false))
