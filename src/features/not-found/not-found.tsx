import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { NoResultsScene } from '#src/ui/scenes/no-results.tsx'
import { useTitle } from '#src/ui/use-title.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'

/** An address that leads nowhere, and the two ways out of it. */
export function NotFound() {
  const { t } = useLingui()
  const { history } = useRouter()
  useTitle(t`Page not found`)
  return (
    <main id="main" tabIndex={-1} className={centred}>
      <NoResultsScene />
      <h1 className={heading}>
        <Trans>There is no page here</Trans>
      </h1>
      <p className={text}>
        <Trans>The address may have a typo, or the page has moved. Nothing of yours is lost.</Trans>
      </p>
      <div className={ways}>
        {history.length > 1 && (
          <Button size="lg" onClick={() => history.back()}>
            <Trans>Previous page</Trans>
          </Button>
        )}
        <Link to="/" className={button({ variant: 'primary', size: 'lg' })}>
          <Trans>Home page</Trans>
        </Link>
      </div>
    </main>
  )
}

const centred = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'screen',
  padding: '5',
  textAlign: 'center',
})
const heading = css({ textStyle: 'heading', marginTop: '6' })
const text = css({
  textStyle: 'read',
  color: 'muted',
  maxWidth: '[26rem]',
  marginTop: '1.5',
  textWrap: 'balance',
})
const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', marginTop: '8' })
