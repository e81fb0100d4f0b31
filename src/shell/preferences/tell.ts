import { t } from '@lingui/core/macro'
import { ApiProblem } from '#src/lib/problem.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

interface Result {
  resulted: boolean
  message?: string
}

/**
 * Shows a toast for 3 s with the result of a save, in the server's words if there are any; `onSaved` replaces the toast
 * of a success. Rejects with every error that is not an `ApiProblem`. spec: product.md section 8
 */
export async function tell(saving: Promise<Result>, onSaved?: () => void) {
  const { resulted, message } = await saving.catch(refusal)
  if (!resulted) toast.error(message || t`saved unsuccessfully`)
  else if (onSaved) onSaved()
  else toast.success(message || t`saved successfully`)
}

/** Throws every error that is not an `ApiProblem`. */
function refusal(error: unknown): Result {
  if (error instanceof ApiProblem) return { resulted: false, message: error.message }
  throw error
}
