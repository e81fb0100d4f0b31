import type { NavigationSets } from '#src/contract/shell/navigation.ts'
import { NavigationList } from './navigation-list.tsx'
import { Scroller } from './scroller.tsx'
import { useNavigation } from './use-navigation.ts'

/** The navigation from the server as a vertical list. */
export const Navigation = ({ set = 'default' }: { set?: keyof NavigationSets }) => (
  <Scroller>
    <NavigationList items={useNavigation(set)} />
  </Scroller>
)
