import type { ReactNode } from 'react'
import { DeviceChip } from '#src/shell/device/device-chip.tsx'
import { CompanyName } from '#src/shell/header/company-name.tsx'
import { HomeLink } from '#src/shell/header/home-link.tsx'
import { MenuButton } from '#src/shell/header/menu-button.tsx'
import { Toolbar } from '#src/shell/header/toolbar.tsx'
import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { css, cx } from '#styled-system/css'
import { type SurfaceTone, surfaceTone } from './surface-tone.ts'

interface Props {
  sidebar: Sidebar
  tone: SurfaceTone
  /** The navigation is in the bar and needs the space, so the shop name is shown only from `lg`. */
  isFull?: boolean
  className?: string
  /** Between the logo and the user's tools; on small screens the shop name is shown there. */
  children: ReactNode
}

/** The bar across the page in layouts with a row of navigation. */
export function TopBar({ sidebar, tone, isFull = false, className, children }: Props) {
  const hasName = useBreakpoint('lg') && isFull
  return (
    <header className={cx(surfaceTone({ tone }), bar, isFull && full, className)}>
      {sidebar.isOver ? (
        <>
          <MenuButton sidebar={sidebar} />
          <CompanyName />
        </>
      ) : (
        <>
          <HomeLink mark={isFull} tone={tone === 'paper' ? 'accent' : 'ink'} />
          {hasName && <CompanyName narrow />}
          {children}
        </>
      )}
      <DeviceChip />
      <Toolbar search={isFull ? 'bar' : 'basic'} notifications />
    </header>
  )
}

const full = css({ '--chip-words': { base: 'none', xl: 'inline' } })
const bar = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  height: { base: 'topbarPhone', sm: 'topbar' },
  paddingInlineStart: { base: '1.5', sm: '4', md: '5' },
  paddingInlineEnd: { base: '3', sm: '5' },
  _print: { display: 'none' },
})
