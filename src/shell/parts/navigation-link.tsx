import { Link } from '@tanstack/react-router'
import type { NavigationItem } from '#src/contract/navigation.ts'
import { css, cx } from '#styled-system/css'
import { NavigationBadge } from './navigation-badge.tsx'
import { NavigationIcon } from './navigation-icon.tsx'
import { navigationRow } from './navigation-row.ts'
import { useNavigationTitle } from './navigation-titles.ts'

export interface ItemProps {
  item: NavigationItem
  onNavigate: () => void
}

/** A way to a screen. The active one has a solid icon and the rail; `active` from the server marks it by hand. */
export function NavigationLink({ item, onNavigate }: ItemProps) {
  const title = useNavigationTitle(item)
  return (
    <Link
      to={item.link ?? '.'}
      disabled={item.disabled}
      activeOptions={{ exact: item.exactMatch ?? false, includeSearch: false }}
      onClick={onNavigate}
      className={cx(navigationRow, item.active && marked)}
      tabIndex={item.tabIndex}
    >
      {({ isActive }) => (
        <>
          <NavigationIcon name={item.icon} isActive={isActive || item.active === true} />
          <span className={label}>{title}</span>
          <NavigationBadge badge={item.badge} />
        </>
      )}
    </Link>
  )
}

const marked = css({ background: 'ink.raised', color: 'white' })
const label = css({ flex: '1', minWidth: '0' })
