import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'

/** A page with nothing on it; also without the shell. */
export function Page() {
  const { t } = useLingui()
  return (
    <PageLayout title={t`Empty page`} lead={<Trans>The start of a new screen.</Trans>}>
      <EmptyState
        title={<Trans>Nothing here yet</Trans>}
        actions={
          <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2.5' })}>
            <Link
              to="/ui/$"
              params={{ _splat: 'page-layouts/empty' }}
              search={{ layout: 'empty' }}
              className={button()}
            >
              <Trans>Without the shell</Trans>
            </Link>
            <Link
              to="/ui/$"
              params={{ _splat: 'page-layouts/overview' }}
              search={{ layout: undefined }}
              className={button()}
            >
              <Trans>All layouts</Trans>
            </Link>
          </div>
        }
      >
        <Trans>The title, a line about the content, and room for what comes.</Trans>
      </EmptyState>
    </PageLayout>
  )
}
