import { Link } from '@tanstack/react-router'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled-system/css'

/** The logo; in this layout it leads to the console. */
export const NavigationHead = ({ onNavigate }: { onNavigate: () => void }) => (
  <div className={bar}>
    <Link to="/main/console" onClick={onNavigate} className={home}>
      <Logo tone="ink" />
    </Link>
  </div>
)

const bar = css({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: 'topbar',
  paddingInline: '4',
})
const home = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '1.5',
  borderRadius: 'md',
  _focusVisible: { outlineColor: 'accent.300' },
})
