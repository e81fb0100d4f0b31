import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { ErrorScene } from '#src/ui/art/scenes/error.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import { EmptyState } from './empty-state.tsx'

type Props = {
  /** What failed: "The list did not load". */
  title: ReactNode
  /** The reason; by default that the data is safe. */
  children?: ReactNode
  /** A small line for the support team, from `errorCode`. It is kept for the page with the diagnostics. */
  code?: string
  onRetry?: () => void
  /** A second action next to Retry. */
  action?: ReactNode
  className?: string
}

/** Shown instead of content that did not load: what failed, that the data is safe, and a button that retries. */
export function ErrorState({ title, children, code, onRetry, action, className }: Props) {
  useEffect(() => {
    if (!code) return
    // A missing file of the app must not replace the error that is shown.
    import('./shown-errors.ts').then(
      ({ noteShownError }) => noteShownError(code),
      () => undefined,
    )
  }, [code])

  return (
    <div role="alert" className={className}>
      <EmptyState
        scene={<ErrorScene />}
        title={title}
        actions={
          <>
            {onRetry && (
              <Button variant="primary" onClick={onRetry}>
                <ArrowPathIcon />
                <Trans>Retry</Trans>
              </Button>
            )}
            {action}
          </>
        }
      >
        {children ?? <Trans>Your own changes are safe on this device.</Trans>}
      </EmptyState>
      {code && <p className={small}>{code}</p>}
    </div>
  )
}

const small = css({
  textStyle: 'caption',
  fontFamily: 'mono',
  color: 'subtle',
  textAlign: 'center',
  paddingBottom: '6',
})
