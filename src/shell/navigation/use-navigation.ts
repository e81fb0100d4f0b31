import type { NavigationSets } from '#src/contract/navigation.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { collapseRecycle } from './collapse-recycle.ts'

/** Returns one of the four navigation sets; until it is loaded, the default set. */
export function useNavigation(set: keyof NavigationSets = 'default') {
  const { nav, sets } = useShellData()
  return collapseRecycle(set === 'default' ? nav : (sets?.[set] ?? nav))
}
