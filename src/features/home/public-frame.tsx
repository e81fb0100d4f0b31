import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '#src/ui/art/logo.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'

interface Props {
  isSignedIn: boolean
  /** Next to the sign-in links: the language. */
  tools?: ReactNode
  children: ReactNode
}

const year = new Date().getFullYear()

/** The frame of the two public pages, with links to both and to signing in. */
export function PublicFrame({ isSignedIn, tools, children }: Props) {
  const { t } = useLingui()
  return (
    <div className={frame}>
      <header className={bar}>
        <Link to="/home" className={home} aria-label={t`Outpost`}>
          <Logo />
        </Link>
        <nav aria-label={t`Pages`} className={pages}>
          <Link to="/home" className={page}>
            <Trans>What it is</Trans>
          </Link>
          <Link to="/teams" className={page}>
            <Trans>For whom</Trans>
          </Link>
        </nav>
        {tools}
        <WayIn isSignedIn={isSignedIn} />
      </header>
      <main id="main" tabIndex={-1} className={css({ flex: '1' })}>
        {children}
      </main>
      <footer className={foot}>
        <Copyright year={year} />
      </footer>
    </div>
  )
}

const Copyright = ({ year }: { year: number }) => (
  <Trans>© {year} Outpost Management Platform. All rights reserved.</Trans>
)

/** Links to the console for a signed-in user, otherwise to signing in. */
export const WayIn = ({ isSignedIn, size }: { isSignedIn: boolean; size?: 'lg' }) =>
  isSignedIn ? (
    <Link to="/main/console" className={button({ variant: 'primary', size })}>
      <Trans>Open the console</Trans>
    </Link>
  ) : (
    <Link to="/sign-in/{-$alias}" className={button({ variant: 'primary', size })}>
      <Trans>Sign in</Trans>
    </Link>
  )

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: 'screen' })
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingInline: 'page',
  paddingBlock: '3',
  _print: { display: 'none' },
})
const home = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch', borderRadius: 'md' })
const pages = css({
  display: 'flex',
  flex: '1',
  order: { base: '[1]', sm: '[0]' },
  flexBasis: { base: 'full', sm: '0' },
  marginInlineStart: { base: '0', sm: '4' },
})
const page = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'md',
  fontWeight: 'medium',
  color: 'muted',
  _hover: { background: 'hover', color: 'fg' },
  '&[aria-current=page]': { color: 'accent.text', fontWeight: 'label' },
})
const foot = css({ paddingInline: 'page', paddingBlock: '6', textStyle: 'caption', color: 'subtle' })
