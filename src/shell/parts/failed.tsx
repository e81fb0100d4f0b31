import { Trans, useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiProblem } from '#src/lib/problem.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useTitle } from '#src/ui/use-title.ts'

/** A screen that could not be shown: why, as far as it is known, and another try. */
export function Failed({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  useTitle(t`Something went wrong`)

  function retry() {
    reset()
    void router.invalidate()
  }

  if (isCode(error, 'noWorker'))
    return (
      <ErrorState title={<Trans>Outpost cannot start in this window</Trans>} onRetry={retry}>
        <Trans>
          It keeps your work on the device itself, which this browser or a private window does not allow. Open
          it in a normal window of an up-to-date browser.
        </Trans>
      </ErrorState>
    )

  return (
    <ErrorState title={<Trans>This page did not load</Trans>} code={codeOf(error)} onRetry={retry}>
      {error instanceof ApiProblem && error.message ? error.message : undefined}
    </ErrorState>
  )
}

const isCode = (error: unknown, code: string) => error instanceof ApiProblem && error.code === code

const codeOf = (error: unknown) =>
  error instanceof ApiProblem ? `${error.status} ${error.code}`.trim() : String(error)
