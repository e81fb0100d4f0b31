import { expect, it } from 'vitest'
import { errorCode } from './error-code.ts'
import { ApiProblem } from './problem.ts'

it.each([
  [new ApiProblem(507, { code: 'full', message: 'This device is full' }), 'E-507 full'],
  [new ApiProblem(0, { code: 'noAnswer' }), 'E-000 noAnswer'],
  [new ApiProblem(404, {}), 'E-404'],
  [new ApiProblem(500, { code: 'Lan 0903 123 456' }), 'E-500'],
  [new TypeError('Lan’s order is undefined'), 'E-900 TypeError'],
  ['a text', 'E-900'],
])('has a code without data: %s', (error, code) => {
  expect(errorCode(error)).toBe(code)
})
