import { notFound } from '@tanstack/react-router'
import { ApiProblem } from '#src/lib/problem.ts'

/** For the `catch` of a call: what the server does not know, the screen does not either. */
export function as404(error: unknown): never {
  throw error instanceof ApiProblem && error.status === 404 ? notFound() : error
}
