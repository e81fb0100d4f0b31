import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { button } from '#styled-system/recipes'

/** Shown in place of an empty list of due tasks. */
export const NothingDue = () => (
  <EmptyState
    title={<Trans>Nothing is due</Trans>}
    actions={
      <Link to="/apps/tasks" className={button()}>
        <Trans>Open tasks</Trans>
      </Link>
    }
  >
    <Trans>Tasks with a due date appear here, the most urgent first.</Trans>
  </EmptyState>
)
