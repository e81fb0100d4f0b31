import { t } from '@lingui/core/macro'
import { ApiProblem } from '#src/lib/problem.ts'
import { show } from './toast.tsx'

/**
 * Shows why a call failed: the message of the server, otherwise `words`, and its code. Throws `error` when it is not an
 * `ApiProblem`.
 */
export function showError(error: unknown, words = t`The change was not saved. Try again.`): undefined {
  if (!(error instanceof ApiProblem)) throw error
  show({ kind: 'error', text: error.message || words, error })
}

/**
 * Runs a write. If it fails, shows the reason and resolves to `undefined`. Rejects when the error is not an
 * `ApiProblem`.
 */
export const withErrorToast = <Reply>(write: () => Promise<Reply>): Promise<Reply | undefined> =>
  write().catch((error: unknown) => showError(error))
