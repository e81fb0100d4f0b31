import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiProblem } from '#src/lib/problem.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { css } from '#styled-system/css'

/** Instead of a list or a mail that did not load. */
export function LoadFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()

  function retry() {
    reset()
    void router.invalidate()
  }

  return (
    <ErrorState
      className={css({ flex: '1', minWidth: '0', alignContent: 'center' })}
      title={<Trans>The mails did not load</Trans>}
      code={error instanceof ApiProblem ? `${error.status} ${error.code}` : String(error)}
      onRetry={retry}
    >
      {error instanceof ApiProblem && error.message ? error.message : undefined}
    </ErrorState>
  )
}
