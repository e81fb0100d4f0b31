import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

/** What happened, that the user's work is safe, and Retry. */
export function FailedExample() {
  const { t } = useLingui()
  return (
    <ErrorState
      title={t`The list did not load`}
      code="503, 10:24:08, products page 3"
      onRetry={() => toast.success(t`The list is here`)}
    />
  )
}
