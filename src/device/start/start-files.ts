import { parseJson } from '#src/lib/text/parse-json.ts'
import { FIRST_SCREEN_MARK, firstReads } from './first-screen.ts'

const KEY = 'outpost.start'
/** How many addresses are kept. */
const MOST = 24

/**
 * Stores which scripts the first screen of this page needed, behind those of the shell, and what it has read from the
 * API, when the screen is loaded. At the next start at the same path, `display.js` requests all of it in parallel with the
 * first scripts, if the shell is the same: its names contain a hash of every script that it can load. Call it when all
 * files of this build are on the device.
 */
export async function noteStartFiles() {
  const shell = document.querySelector<HTMLElement>('script[data-shell]')?.dataset.shell
  const [navigation] = performance.getEntriesByType('navigation')
  if (!shell || !navigation) return
  const loadedAt = await whenFirstScreenLoaded()
  const own = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < loadedAt)
    .flatMap(({ name }) => /assets\/[\w-]+\.js$/.exec(name) ?? [])
    .filter(name => !document.querySelector(`script[src$="${name}"]`) && !shell.includes(name))
  const files = [shell, ...new Set(own), ...firstReads()].join(' ')
  const path = new URL(navigation.name).pathname
  const { [path]: _, ...others } = (parseJson(localStorage.getItem(KEY)) ?? {}) as Record<string, string>
  const kept = Object.entries({ [path]: files, ...others }).slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Full storage: the next start loads them later.
  }
}

/** Resolves with the time at which the first screen was loaded, in ms since the navigation. */
const whenFirstScreenLoaded = () =>
  new Promise<number>(resolve => {
    const observer = new PerformanceObserver(list => {
      const [mark] = list.getEntriesByName(FIRST_SCREEN_MARK)
      if (!mark) return
      observer.disconnect()
      resolve(mark.startTime)
    })
    observer.observe({ type: 'mark', buffered: true })
  })
