import { Trans } from '@lingui/react/macro'
import { errorCode } from '#src/lib/error-code.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import type { Loaded } from './use-loaded.ts'

/** In a dialog whose data did not load: why, and a button that tries again. Nothing otherwise. */
export function LoadError({ of: { error, retry } }: { of: Pick<Loaded<unknown>, 'error' | 'retry'> }) {
  if (error === undefined) return null
  return (
    <ErrorState title={<Trans>This could not be loaded.</Trans>} code={errorCode(error)} onRetry={retry}>
      {error instanceof ApiProblem && error.message ? error.message : undefined}
    </ErrorState>
  )
}
