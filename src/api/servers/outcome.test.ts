import { expect, it } from 'vitest'
import { ApiProblem } from '#src/lib/problem.ts'
import { outcomeOf, outcomeOfError } from './outcome.ts'

const patch = { method: 'PATCH', tries: 0 }
const lastTry = { method: 'PATCH', tries: 4 }
const remove = { method: 'DELETE', tries: 0 }

it.each([
  [200, patch, 'done'],
  [204, remove, 'done'],
  [0, lastTry, 'waits'],
  [401, lastTry, 'waits'],
  [408, patch, 'waits'],
  [429, patch, 'waits'],
  [503, lastTry, 'waits'],
  [500, patch, 'failed'],
  [500, lastTry, 'refused'],
  [400, patch, 'refused'],
  [403, patch, 'refused'],
  [404, patch, 'refused'],
  [422, patch, 'refused'],
  [404, remove, 'done'],
  [410, remove, 'done'],
  [409, remove, 'refused'],
])('status %i of %j: %s', (status, write, outcome) => {
  expect(outcomeOf(status, write)).toBe(outcome)
})

it.each([
  ['the page of a captive portal', new ApiProblem(200, { code: 'badReply' }), patch, 'failed'],
  ['a server that always breaks the contract', new ApiProblem(200, { code: 'badReply' }), lastTry, 'refused'],
  ['a server with a newer database', new ApiProblem(409, { code: 'outdated' }), patch, 'waits'],
  ['a timeout', new ApiProblem(0, { code: 'timeout' }), lastTry, 'waits'],
  ['an error of the page', new TypeError('x'), patch, 'failed'],
])('%s: the write %3$s', (_, error, write, outcome) => {
  expect(outcomeOfError(error, write)).toBe(outcome)
})
