import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { ItemLink } from './item-link.tsx'
import { NavigationBadge } from './navigation-badge.tsx'
import { NavigationIcon } from './navigation-icon.tsx'
import { navigationRow, navigationWords } from './navigation-row.ts'

/** A row that links to a screen. The active one has a solid icon and a line at its edge. */
export const NavigationLink = ({ item }: { item: NavigationItem }) => (
  <ItemLink item={item} className={navigationRow}>
    {isActive => (
      <>
        <NavigationIcon name={item.icon} isActive={isActive} />
        <span data-words className={navigationWords}>
          {item.title}
        </span>
        <NavigationBadge item={item} />
      </>
    )}
  </ItemLink>
)
