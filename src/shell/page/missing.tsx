import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { button } from '#styled-system/recipes'

/** Shown for an address whose entry no longer exists. */
export function Missing() {
  const { t } = useLingui()
  useTitle(t`Not found`)
  return (
    <EmptyState
      title={<Trans>There is nothing at this address</Trans>}
      actions={
        <Link to="/main/console" className={button({ variant: 'primary' })}>
          <Trans>Back to the console</Trans>
        </Link>
      }
    >
      <Trans>It may have been deleted, or the link was cut off.</Trans>
    </EmptyState>
  )
}
