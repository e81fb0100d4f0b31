import { ApiProblem } from './problem.ts'

/**
 * Returns the code of an error for the support team, without any data: `E-` and the status of the reply, then the kind
 * of problem: `E-507 full`. `E-000` is a missing reply, `E-900` an error of the program. See `docs/ERRORS.md`.
 */
export const errorCode = (error: unknown): string =>
  error instanceof ApiProblem
    ? withKind(`E-${`${error.status}`.padStart(3, '0')}`, error.code)
    : withKind('E-900', error instanceof Error ? error.name : '')

/** A kind is one word. Another server may send anything as its kind, so everything else is omitted. */
const withKind = (code: string, kind: string) => (/^[a-z]{1,30}$/i.test(kind) ? `${code} ${kind}` : code)
