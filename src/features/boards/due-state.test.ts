import { expect, it } from 'vitest'
import { dueState } from './due-state.ts'

const now = new Date(2026, 10, 22, 14, 0)
const at = (day: number, hour = 0) => ({ dueDate: new Date(2026, 10, day, hour).toISOString() })

it.each([
  ['a whole day in the past', at(21), 'late'],
  ['a time of day that is over', at(22, 13), 'late'],
  ['today', at(22), 'soon'],
  ['later today', at(22, 15), 'soon'],
  ['tomorrow', at(23), 'soon'],
  ['the day after', at(24), 'later'],
] as const)('%s', (_, card, state) => {
  expect(dueState(card, false, now)).toBe(state)
  expect(dueState(card, true, now)).toBe('done')
})

it('a card without a due date has no state', () => {
  expect(dueState({ dueDate: null }, false, now)).toBeUndefined()
  expect(dueState({ dueDate: null }, true, now)).toBeUndefined()
})
