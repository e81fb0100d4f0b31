import { notFound } from '@tanstack/react-router'
import { ApiProblem } from '#src/lib/problem.ts'

/** For the `catch` of a call: a 404 of the server shows the "not found" screen. Throws every other error again. */
export function as404(error: unknown): never {
  throw error instanceof ApiProblem && error.status === 404 ? notFound() : error
}
