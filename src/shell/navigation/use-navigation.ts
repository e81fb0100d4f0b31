import type { NavigationSets } from '#src/contract/shell/navigation.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { collapseRecycle } from './collapse-recycle.ts'
import { useSamplesHidden, withoutSamples } from './samples.ts'

/** Returns one of the four navigation sets; until it is loaded, the default set. Without samples if they are hidden. */
export function useNavigation(set: keyof NavigationSets = 'default') {
  const { nav, sets } = useShellData()
  const items = collapseRecycle(set === 'default' ? nav : (sets?.[set] ?? nav))
  return useSamplesHidden() ? withoutSamples(items) : items
}
