import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { button } from '#styled-system/recipes'

/** Shown for the address of a folder that does not exist. */
export function FolderMissing() {
  const { t } = useLingui()
  return (
    <PageLayout title={t`File manager`}>
      <EmptyState
        scene={<NoResultsScene />}
        title={<Trans>This folder is not here</Trans>}
        actions={
          <Link to="/apps/file-manager" className={button({ variant: 'primary' })}>
            <Trans>All files</Trans>
          </Link>
        }
      >
        <Trans>The folder may have been deleted, here or in another window.</Trans>
      </EmptyState>
    </PageLayout>
  )
}
