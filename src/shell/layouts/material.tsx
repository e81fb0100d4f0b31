import type { ReactNode } from 'react'
import { CompanyName } from '#src/shell/header/company-name.tsx'
import { NavigationBar } from '#src/shell/navigation/bar/navigation-bar.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { css, cx } from '#styled-system/css'
import { surfaceTone } from './surface-tone.ts'
import { TopBar } from './top-bar.tsx'
import { TopNavFrame } from './top-nav-frame.tsx'

/** A band in the theme colour, and over it a raised card that contains the navigation and the page. */
export function Material({ children }: { children: ReactNode }) {
  const sidebar = useSidebar({ from: 'md' })
  const row = !sidebar.isOver && (
    <div className={navigation}>
      <NavigationBar />
    </div>
  )
  return (
    <div className={frame}>
      <div aria-hidden="true" className={cx(surfaceTone({ tone: 'accent' }), band)} />
      <div className={box}>
        <TopBar sidebar={sidebar} tone="accent">
          <CompanyName />
        </TopBar>
        <TopNavFrame sidebar={sidebar} bars={row} className={card}>
          {children}
        </TopNavFrame>
      </div>
    </div>
  )
}

const frame = css({ position: 'relative', minHeight: 'screen' })
const band = css({
  position: 'absolute',
  insetInline: '0',
  top: '0',
  height: { base: 'topbarPhone', sm: 'topbar', md: '[12rem]' },
  _print: { display: 'none' },
})
const box = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screen',
  maxWidth: { md: '[85rem]' },
  marginInline: 'auto',
  paddingInline: { md: '6', lg: '8' },
})
const card = css({
  '--header': { md: 'calc({sizes.topbar} + 3.75rem)' },
  flex: '1',
  minHeight: '0',
  borderStartRadius: { md: 'xl' },
  background: 'canvas',
  boxShadow: { md: 'lg' },
  _print: { boxShadow: '[none]' },
})
const navigation = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: '[3.75rem]',
  paddingInline: '4',
  background: 'surface',
  borderStartRadius: 'xl',
  borderBlockEnd: 'hairline',
  _print: { display: 'none' },
})
