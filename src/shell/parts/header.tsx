import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { css } from '#styled-system/css'
import { CompanyName } from './company-name.tsx'
import { DeviceChip } from './device-chip.tsx'
import { FullscreenToggle } from './fullscreen-toggle.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MenuButton } from './menu-button.tsx'
import { SchemeToggle } from './scheme-toggle.tsx'
import { UserMenu } from './user-menu.tsx'

/** The top bar: the way to the navigation, where one is, how the device is, and one's own things. */
export const Header = ({ sidebar }: { sidebar: Sidebar }) => (
  <header className={bar}>
    <MenuButton sidebar={sidebar} />
    <CompanyName />
    <DeviceChip />
    <LanguageMenu />
    <SchemeToggle className={roomy} />
    <FullscreenToggle className={roomy} />
    <UserMenu />
  </header>
)

const bar = css({
  position: 'sticky',
  top: '0',
  zIndex: 'topbar',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  height: 'var(--header)',
  paddingInlineStart: { base: '1.5', sm: '4' },
  paddingInlineEnd: { base: '3', sm: '5' },
  background: 'canvas',
  _print: { display: 'none' },
})
/** A phone has these in the user menu, or as a habit of its own. */
const roomy = css({ display: { base: 'none', sm: 'grid' } })
