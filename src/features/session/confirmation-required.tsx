import { Trans, useLingui } from '@lingui/react/macro'
import { BackToSignIn } from '#src/blocks/visitor/frame/back-to-sign-in.tsx'
import { Page } from '#src/blocks/visitor/frame/page.tsx'

export function ConfirmationRequired() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Confirm your email`}
      heading={<Trans>One step left</Trans>}
      lead={
        <Trans>
          A mail with a link is on its way to you. Open it to confirm that the address is yours; then you can
          sign in.
        </Trans>
      }
    >
      <BackToSignIn />
    </Page>
  )
}
