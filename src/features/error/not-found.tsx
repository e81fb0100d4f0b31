import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorPage } from '#src/blocks/error/error-page.tsx'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'

/** The page for an unknown address. */
export function NotFound() {
  const { t } = useLingui()
  useTitle(t`Page not found`)
  return (
    <ErrorPage scene={<NoResultsScene />} title={<Trans>There is no page here</Trans>}>
      <Trans>The address may have a typo, or the page has moved. Nothing of yours is lost.</Trans>
    </ErrorPage>
  )
}
