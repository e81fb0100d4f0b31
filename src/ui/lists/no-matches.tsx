import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'

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
