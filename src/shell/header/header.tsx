import { DeviceChip } from '#src/shell/device/device-chip.tsx'
import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { css } from '#styled-system/css'
import { CompanyName } from './company-name.tsx'
import { MenuButton } from './menu-button.tsx'
import { Toolbar } from './toolbar.tsx'

interface Props {
  sidebar: Sidebar
  /** False where the navigation shows the notifications. */
  notifications?: boolean
}

/** The top bar: the menu button, the current page, the state of the device, and the user's tools. */
export const Header = ({ sidebar, notifications = true }: Props) => (
  <header className={bar}>
    <MenuButton sidebar={sidebar} />
    <CompanyName />
    <DeviceChip />
    <Toolbar search="basic" notifications={notifications} />
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
