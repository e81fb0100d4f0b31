import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiProblem } from '#src/lib/problem.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { css } from '#styled-system/css'

interface NoMatchesProps {
  /** The text that was searched for. */
  query?: string
  title?: ReactNode
  /** Ways to a list with something in it. */
  actions?: ReactNode
  /** Instead of the usual hint. */
  children?: ReactNode
}

/** Instead of a list that a search or a filter leaves empty. */
export const NoMatches = ({ query, title, actions, children }: NoMatchesProps) => (
  <EmptyState scene={<NoResultsScene />} title={title ?? <Trans>No results found!</Trans>} actions={actions}>
    {children ?? <Trans>Nothing matches “{query}”. Accents do not matter, so try fewer words.</Trans>}
  </EmptyState>
)

interface ListFailedProps extends ErrorComponentProps {
  title: ReactNode
}

/** Instead of a list or a row that did not load. For the error component of a route. */
export function ListFailed({ error, reset, title }: ListFailedProps) {
  const router = useRouter()

  function retry() {
    reset()
    void router.invalidate()
  }

  return (
    <ErrorState
      className={css({ flex: '1', minWidth: '0', alignContent: 'center' })}
      title={title}
      code={error instanceof ApiProblem ? `${error.status} ${error.code}` : String(error)}
      onRetry={retry}
    >
      {error instanceof ApiProblem && error.message ? error.message : undefined}
    </ErrorState>
  )
}
