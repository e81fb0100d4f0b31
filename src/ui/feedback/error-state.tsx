import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorScene } from '#src/ui/art/scenes/error.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import { EmptyState } from './empty-state.tsx'

type Props = {
  /** The problem: "The list did not load". */
  title: ReactNode
  /** The reason, and that data is safe, which is the default. */
  children?: ReactNode
  /** A small line for support: status, time, address. */
  code?: string
  onRetry?: () => void
  /** A second action next to Retry. */
  action?: ReactNode
  className?: string
}

/** Shown instead of content that failed: the problem, that data is safe, and a retry. */
export function ErrorState({ title, children, code, onRetry, action, className }: Props) {
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
