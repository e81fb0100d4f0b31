import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { button } from '#styled-system/recipes'

/**
 * Shown in place of a screen that the user has no right to view. `reason` is the server's message, which names the
 * area.
 */
export function NotAllowed({ reason }: { reason?: string }) {
  const { t } = useLingui()
  useTitle(t`Not allowed`)
  return (
    <EmptyState
      title={<Trans>You are not allowed to see this screen</Trans>}
      actions={
        <Link to="/main/console" className={button({ variant: 'primary' })}>
          <Trans>Back to the console</Trans>
        </Link>
      }
    >
      {reason || <Trans>Ask the owner of the shop if you need it for your work.</Trans>}
    </EmptyState>
  )
}
