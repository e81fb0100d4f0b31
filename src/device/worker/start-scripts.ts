import { parseJson } from '#src/lib/text/parse-json.ts'

const KEY = 'outpost.start'
/** How many addresses are kept. */
const MOST = 24

/** The scripts of screens, by the path of their address, and the scripts of the shell that they belong to. */
interface StartScripts {
  shell: string
  screens: Record<string, string>
}

/**
 * Stores which scripts the first screen of this page needed besides those of the shell. At the next start at the same
 * path, `display.js` loads them in parallel with the first scripts. Call it when all files of this build are on the device.
 */
export function noteStartScripts() {
  const shell = document.querySelector<HTMLElement>('script[data-shell]')?.dataset.shell
  const [navigation] = performance.getEntriesByType('navigation')
  const [drawn] = performance.getEntriesByName('first-screen')
  if (!shell || !navigation || !drawn) return
  const path = new URL(navigation.name).pathname
  const scripts = performance
    .getEntriesByType('resource')
    .filter(entry => entry.startTime < drawn.startTime)
    .flatMap(({ name }) => /assets\/[\w-]+\.js$/.exec(name) ?? [])
    .filter(name => !document.querySelector(`script[src$="${name}"]`) && !shell.includes(name))
  const { [path]: _, ...others } = stored(shell)
  const screens = Object.entries({ [path]: [...new Set(scripts)].join(' '), ...others }).slice(0, MOST)
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ shell, screens: Object.fromEntries(screens) } satisfies StartScripts),
    )
  } catch {
    // Full storage: the next start loads them later.
  }
}

/** Returns the scripts by path. The names of a shell contain a hash of every script that it can load. */
function stored(shell: string): Record<string, string> {
  const kept = parseJson(localStorage.getItem(KEY)) as StartScripts | undefined
  return kept?.shell === shell ? kept.screens : {}
}
