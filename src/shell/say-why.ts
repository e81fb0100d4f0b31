import { t } from '@lingui/core/macro'
import { ApiProblem } from '#src/api/problem.ts'
import { toast } from '#src/ui/toast.tsx'

/** Tells the user why a call failed, in the server's words where there are any. What is no answer of the API is thrown on. */
export function sayWhy(error: unknown) {
  if (!(error instanceof ApiProblem)) throw error
  toast.error(error.message || t`That was not saved. Try again.`)
}
