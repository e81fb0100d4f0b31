import { expect, it } from 'vitest'
import type { Progress } from '#src/contract/courses.ts'
import { advanced, doneCount, stageOf, stepAfter, stepAt } from './course-progress.ts'

const course = (done: number[] | null, step = 0) => ({
  steps: ['Một', 'Hai', 'Ba'],
  progress: done && ({ step, done, completedAt: null } satisfies Progress),
})

it('a course is new, begun or completed', () => {
  expect(stageOf(course(null))).toBe('new')
  expect(stageOf(course([]))).toBe('new')
  expect(stageOf(course([], 1))).toBe('begun')
  expect(stageOf(course([1]))).toBe('begun')
  expect(stageOf(course([0, 1, 2]))).toBe('completed')
  expect(doneCount(course(null))).toBe(0)
})

it('the step of an address is counted from 0 and is never after the last one', () => {
  expect([undefined, 1, 3, 99].map(step => stepAt(step, 3))).toEqual([0, 0, 2, 2])
})

it('the last step leads to the first that is not finished, and the only one left to none', () => {
  expect(stepAfter(0, course(null))).toBe(1)
  expect(stepAfter(1, course([2]))).toBe(2)
  expect(stepAfter(2, course([0]))).toBe(1)
  expect(stepAfter(2, course([0, 1]))).toBeUndefined()
  expect(stepAfter(1, course([0, 2]))).toBeUndefined()
  expect(stepAfter(1, course([0, 1, 2]))).toBe(2)
  expect(stepAfter(2, course([0, 1, 2]))).toBeUndefined()
})

it('a finished step is added once', () => {
  expect(advanced(null, 0, 1)).toEqual({ step: 1, done: [0], completedAt: null })
  expect(advanced(course([0]).progress, 0, 1)).toEqual({ step: 1, done: [0], completedAt: null })
  expect(advanced(course([0]).progress, 2, 1)).toEqual({ step: 1, done: [0, 2], completedAt: null })
})
