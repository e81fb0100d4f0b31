import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'

/** The first stop of the Tab key: it skips the navigation. */
export function SkipLink() {
  return (
    <a href="#main" onClick={skip} className={cx(button({ variant: 'primary' }), hiddenUntilFocused)}>
      <Trans>Skip to content</Trans>
    </a>
  )
}

/** Sets the focus by script, because the router owns the address. */
function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

const hiddenUntilFocused = css({
  position: 'fixed',
  top: '3',
  insetInlineStart: '3',
  zIndex: 'tooltip',
  '&:not(:focus)': { opacity: '0', pointerEvents: 'none', translate: '[0 -200%]' },
  _print: { display: 'none' },
})
