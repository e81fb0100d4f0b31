import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'

interface Props {
  scene: ReactNode
  title: ReactNode
  /** What happened, and that the data is safe. */
  children: ReactNode
}

/** A full page for an error, with links back and to the home page. */
export function ErrorPage({ scene, title, children }: Props) {
  const { history } = useRouter()
  return (
    <main id="main" tabIndex={-1} className={centred}>
      {scene}
      <h1 tabIndex={-1} className={heading}>
        {title}
      </h1>
      <p className={text}>{children}</p>
      <div className={actions}>
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
const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', marginTop: '8' })
