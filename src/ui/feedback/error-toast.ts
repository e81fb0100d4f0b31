import { t } from '@lingui/core/macro'
import { ApiProblem } from '#src/lib/problem.ts'
import { toast } from './toast.tsx'

/** Tells why a call failed, in the server's words where there are any. What is no answer of the API is thrown on. */
export function showError(error: unknown, words = t`The change was not saved. Try again.`): undefined {
  if (!(error instanceof ApiProblem)) throw error
  toast.error(error.message || words)
}

/** Makes a change. One that fails says why and answers `undefined`. */
export const withErrorToast = <Reply>(write: () => Promise<Reply>): Promise<Reply | undefined> =>
  write().catch((error: unknown) => showError(error))
