import { t } from '@lingui/core/macro'
import { ApiProblem } from '#src/lib/problem.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

interface Result {
  resulted: boolean
  message?: string
}

/**
 * Says for 3 s how a save went, in the server's words where there are any; a success in another way, if there is one.
 * spec: product.md section 8
 */
export async function tell(saving: Promise<Result>, onSaved?: () => void) {
  const { resulted, message } = await saving.catch(refusal)
  if (!resulted) toast.error(message || t`saved unsuccessfully`)
  else if (onSaved) onSaved()
  else toast.success(message || t`saved successfully`)
}

/** What is no answer of the API is thrown on. */
function refusal(error: unknown): Result {
  if (error instanceof ApiProblem) return { resulted: false, message: error.message }
  throw error
}
