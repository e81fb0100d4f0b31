import * as v from 'valibot'
import { expect, it } from 'vitest'
import { Task } from '#src/contract/tasks.ts'
import { taskOfEntry } from './task-of-entry.ts'

const entry = {
  title: 'Kiểm kho',
  notes: '',
  due: new Date('2026-11-21T02:00:00Z'),
  priority: 0,
  isCompleted: false,
  rule: '',
}

it.each([
  ['FREQ=WEEKLY;BYDAY=MO;INTERVAL=2;WKST=MO', true],
  ['FREQ=MONTHLY;COUNT=3', true],
  ['FREQ=MONTHLY;BYDAY=2TU', false],
  ['FREQ=HOURLY', false],
  ['', false],
])('the rule %s repeats: %s, in a form that the server takes', (rule, repeats) => {
  const { repeat } = taskOfEntry({ ...entry, rule })
  expect(repeat !== null).toBe(repeats)
  expect(v.is(Task.entries.repeat, repeat)).toBe(true)
})

it.each([
  [0, 1],
  [1, 0],
  [5, 1],
  [9, 2],
])('the priority %i of a calendar is %i', (priority, own) => {
  expect(taskOfEntry({ ...entry, priority })).toMatchObject({
    title: 'Kiểm kho',
    notes: null,
    dueDate: '2026-11-21T02:00:00.000Z',
    priority: own,
  })
})
