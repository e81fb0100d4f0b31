import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'

/**
 * The screen itself. A screen that `fills` has exactly the remaining height of the window, and scrolls its own panes.
 */
export function Page({ children }: { children: ReactNode }) {
  const fills = useFills()
  return (
    <main id="main" tabIndex={-1} className={cx(main, fills && filling)}>
      {children}
    </main>
  )
}

/** Returns whether the current screen uses the whole window below the header. */
export const useFills = () =>
  useMatches({ select: matches => matches.some(({ staticData }) => staticData.fills) })

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen has the height of the window: its panes scroll, the page does not, and there is no footer. */
    fills?: true
  }
}

const main = css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column' })
const filling = css({
  flex: '[none]',
  height: '[calc(100dvh - var(--header, 0rem))]',
  _print: { height: 'auto' },
})
