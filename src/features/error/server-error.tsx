import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorPage } from '#src/blocks/error/error-page.tsx'
import { ErrorScene } from '#src/ui/art/scenes/error.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'

/** The page for a server error. */
export function ServerError() {
  const { t } = useLingui()
  useTitle(t`Something went wrong`)
  return (
    <ErrorPage scene={<ErrorScene />} title={<Trans>The server could not answer</Trans>}>
      <Trans>That is not your doing. What you saved is safe on this device; try again in a moment.</Trans>
    </ErrorPage>
  )
}
