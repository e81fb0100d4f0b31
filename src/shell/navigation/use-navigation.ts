import type { NavigationSets } from '#src/contract/navigation.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { collapseRecycle } from './collapse-recycle.ts'

/** The tree in one of its four arrangements; until that one is here, as it is arranged by default. */
export function useNavigation(set: keyof NavigationSets = 'default') {
  const { nav, sets } = useShellData()
  return collapseRecycle(set === 'default' ? nav : (sets?.[set] ?? nav))
}
