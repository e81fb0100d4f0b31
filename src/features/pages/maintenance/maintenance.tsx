import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorPage } from '#src/blocks/error/error-page.tsx'
import { OfflineScene } from '#src/ui/art/scenes/offline.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'

/** The page that a host shows while it works on the server. */
export function Maintenance() {
  const { t } = useLingui()
  useTitle(t`Maintenance`)
  return (
    <ErrorPage scene={<OfflineScene />} title={<Trans>We are working on the server</Trans>}>
      <Trans>Go on with your shift: what you do is saved on this device, and nothing is lost.</Trans>
    </ErrorPage>
  )
}
