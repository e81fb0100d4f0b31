import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'

interface NoMatchesProps {
  /** The text that was searched for. */
  query?: string
  title?: ReactNode
  /** Buttons that lead to a list with entries. */
  actions?: ReactNode
  /** Replaces the usual hint. */
  children?: ReactNode
}

/** Shown instead of a list when a search or a filter has no results. */
export const NoMatches = ({ query, title, actions, children }: NoMatchesProps) => (
  <EmptyState scene={<NoResultsScene />} title={title ?? <Trans>No results found!</Trans>} actions={actions}>
    {children ?? <Trans>Nothing matches “{query}”. Accents do not matter, so try fewer words.</Trans>}
  </EmptyState>
)
