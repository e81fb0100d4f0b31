import { useSyncExternalStore } from 'react'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { listeners } from '#src/lib/listeners.ts'

const key = 'outpost.samples'
const [subscribe, notify] = listeners()

/** The groups of the navigation that only show what the app can do. */
const sampleIds = ['more', 'line.sample', 'pages', 'user-interface', 'documentation', 'features']

/** Returns the items without the groups of samples. */
export const withoutSamples = (items: readonly NavigationItem[]) =>
  items.filter(({ id }) => !sampleIds.includes(id))

/** Returns whether the samples are hidden on this device. */
export const useSamplesHidden = () =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(key) === 'hidden')

/** Hides or shows the samples in the navigation of this device. */
export function hideSamples(hidden: boolean) {
  if (hidden) localStorage.setItem(key, 'hidden')
  else localStorage.removeItem(key)
  notify()
}
