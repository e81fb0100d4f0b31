import { Trans } from '@lingui/react/macro'
import { Horizon } from '#src/ui/art/horizon.tsx'
import { Logo } from '#src/ui/art/logo.tsx'
import { css } from '#styled-system/css'
import { LanguageSelect } from './language-select.tsx'

const year = new Date().getFullYear()

/** The name of the product, and the language. */
export const Bar = () => (
  <header className={bar}>
    <Logo />
    <LanguageSelect />
  </header>
)

/** The last line of the page. */
export const Fine = () => (
  <footer className={fine}>
    <Copyright year={year} />
  </footer>
)

const Copyright = ({ year }: { year: number }) => (
  <Trans>© {year} Outpost Management Platform. All rights reserved.</Trans>
)

interface NightProps {
  className: string
  /** The words are small enough for a card. */
  isSmall?: boolean
}

/** A picture of the night with a promise. */
export const Night = ({ className, isSmall }: NightProps) => (
  <aside className={className}>
    <Horizon className={css({ height: 'full' })}>
      <div className={isSmall ? smallMotto : motto}>
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
)

const bar = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
const fine = css({ textStyle: 'caption', color: 'muted' })
const motto = css({ textStyle: 'hero' })
const smallMotto = css({ textStyle: 'display' })
const promise = css({ textStyle: 'read', maxWidth: '[27.5rem]', marginTop: '3.5' })
