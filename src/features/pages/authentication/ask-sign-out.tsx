import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { BackToSignIn } from '#src/blocks/visitor/frame/back-to-sign-in.tsx'
import { Page } from '#src/blocks/visitor/frame/page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'

interface Props {
  isSignedIn: boolean
  /** The page that ends the session as soon as it is shown. */
  children: ReactNode
}

/** Asks before the session ends, because this page only shows how signing out looks until it is used. */
export function AskSignOut({ isSignedIn, children }: Props) {
  const { t } = useLingui()
  const [isChosen, setIsChosen] = useState(false)
  if (isChosen) return children
  if (!isSignedIn)
    return (
      <Page title={t`Sign out`} lead={<Trans>Nobody is signed in on this device.</Trans>}>
        <BackToSignIn />
      </Page>
    )
  return (
    <Page
      title={t`Sign out`}
      lead={<Trans>The session on this device ends, in all its tabs. Drafts stay here.</Trans>}
    >
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button variant="primary" size="lg" onClick={() => setIsChosen(true)}>
          <Trans>Sign out now</Trans>
        </Button>
        <Link to="/main/console" className={button({ size: 'lg' })}>
          <Trans>Stay signed in</Trans>
        </Link>
      </div>
    </Page>
  )
}
