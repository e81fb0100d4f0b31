import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { button } from '#styled-system/recipes'
import { inbox, mailboxLink } from './mailbox.ts'

/** Replaces a list that does not exist. */
export const MailboxMissing = () => (
  <EmptyState
    scene={<NoResultsScene />}
    title={<Trans>This folder is not here</Trans>}
    actions={
      <Link {...mailboxLink(inbox)} className={button({ variant: 'primary' })}>
        <Trans>Go to the inbox</Trans>
      </Link>
    }
  >
    <Trans>It may have been renamed or deleted, here or in another window.</Trans>
  </EmptyState>
)
