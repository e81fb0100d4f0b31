import { ApiProblem } from '#src/lib/problem.ts'

/** spec: wrong credentials are 404 with the body false */
export const isWrongPair = (error: unknown) => error instanceof ApiProblem && error.status === 404
