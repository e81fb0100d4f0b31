import { Trans } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { Horizon } from '#src/ui/art/horizon.tsx'
import { Logo } from '#src/ui/art/logo.tsx'
import { css } from '#styled-system/css'
import { LanguageSelect } from './language-select.tsx'

const year = new Date().getFullYear()

/** The frame of every page before and after signing in: the form, and from `md` a picture of the night next to it. */
export function Frame() {
  return (
    <div className={halves}>
      <div className={paper}>
        <header className={bar}>
          <Logo />
          <LanguageSelect />
        </header>
        <main id="main" tabIndex={-1} className={middle}>
          <Outlet />
        </main>
        <footer className={fine}>
          <Copyright year={year} />
        </footer>
      </div>
      <aside className={night}>
        <Horizon className={css({ height: 'full' })}>
          <div className={motto}>
            <Trans>
              Network down,
              <br />
              work goes on.
            </Trans>
          </div>
          <p className={promise}>
            <Trans>
              Sell, count stock, hand over and message. Everything is on your device first; colleagues see it
              next.
            </Trans>
          </p>
        </Horizon>
      </aside>
    </div>
  )
}

const Copyright = ({ year }: { year: number }) => (
  <Trans>© {year} Outpost Management Platform. All rights reserved.</Trans>
)

const halves = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  minHeight: 'screen',
  background: 'neutral.25',
  _dark: { background: 'canvas' },
  _print: { display: 'block' },
})
const paper = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screen',
  padding: { base: '5', sm: '8' },
  paddingInline: { md: '10' },
})
const bar = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
const middle = css({
  width: 'full',
  maxWidth: '[25rem]',
  margin: 'auto',
  paddingBlock: '8',
})
const fine = css({ textStyle: 'caption', color: 'muted' })
const night = css({
  display: { base: 'none', md: 'block' },
  position: 'sticky',
  top: '0',
  height: 'screen',
  _print: { display: 'none' },
})
const motto = css({ textStyle: 'hero' })
const promise = css({ textStyle: 'read', maxWidth: '[27.5rem]', marginTop: '3.5' })
