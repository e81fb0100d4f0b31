import { Trans, useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isForbidden } from '#src/api/rights.ts'
import { errorCode } from '#src/lib/error-code.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { reload } from '#src/lib/reload.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { isMissingCode } from './missing-code.ts'
import { NotAllowed } from './not-allowed.tsx'

/** The delay, in ms, before the missing code of a screen is fetched again. */
const RETRY_MS = 5000

/** A screen that could not be shown: the reason, if it is known, and a retry button. */
export function Failed({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const isMissing = isMissingCode(error)
  useTitle(isMissing ? t`Not on the device yet` : t`Something went wrong`)

  useEffect(() => {
    if (!isMissing) return
    const timer = setInterval(() => void reload(router), RETRY_MS)
    return () => clearInterval(timer)
  }, [isMissing, router])

  // It also resets the boundary of the error, when the data is there: before, the screen would be rendered without it.
  const retry = () => void reload(router)

  if (isForbidden(error)) return <NotAllowed reason={error.message} />

  if (isCode(error, 'noWorker'))
    return (
      <ErrorState
        title={<Trans>Outpost cannot start in this window</Trans>}
        code={errorCode(error)}
        onRetry={retry}
      >
        <Trans>
          It keeps your work on the device itself, which this browser or a private window does not allow. Open
          it in a normal window of an up-to-date browser.
        </Trans>
      </ErrorState>
    )

  if (isMissing)
    return (
      <ErrorState title={<Trans>This page is not on the device yet</Trans>} onRetry={retry}>
        <Trans>It appears by itself as soon as there is a network.</Trans>
      </ErrorState>
    )

  return (
    <ErrorState title={<Trans>This page did not load</Trans>} code={errorCode(error)} onRetry={retry}>
      {isCode(error, 'timeout') ? (
        <Trans>The server did not answer in time. Check the connection, then try again.</Trans>
      ) : error instanceof ApiProblem && error.message ? (
        error.message
      ) : undefined}
    </ErrorState>
  )
}

const isCode = (error: unknown, code: string) => error instanceof ApiProblem && error.code === code
