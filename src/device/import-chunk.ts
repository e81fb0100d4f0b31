import { loadStyles } from './start/styles.ts'

const COMPLETE_KEY = 'outpost.complete'

/** The name of this script contains the hash of the build. */
const build = import.meta.url

/** The addresses that a script imports, by its address; a failed request is not kept. */
const imports = new Map<string, Promise<string[]>>()

/** Returns whether all files of this build are stored on the device. */
export const isComplete = () => localStorage.getItem(COMPLETE_KEY) === build

/** Notes that all files of this build are stored on the device. */
export function noteComplete() {
  localStorage.setItem(COMPLETE_KEY, build)
  dispatchEvent(new Event('complete-app'))
}

/**
 * Runs a dynamic import. Browsers do not request a script again when an import of it has failed, until the page is
 * reloaded. So, if a file may be missing, the script and those that it imports are fetched first, which can be
 * repeated. Also loads the style sheet that the script needs: its name ends in the number. Rejects with a `TypeError` when
 * one of them cannot be fetched. The build calls it in place of Vite's helper (`scripts/build/chunk-imports.ts`).
 * https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script (the module map)
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const [, name, sheet = 0] = /import\(.(\.\/.{7}(?:-(\d))?\.js)/.exec(String(load)) ?? []
    const styles = loadStyles(Number(sheet))
    // It is awaited only when the script is there.
    styles?.catch(() => undefined)
    if (name && !isComplete()) await fetchScript(new URL(name, build).href, new Set())
    if (!styles) return await load()
    const [module] = await Promise.all([load(), styles])
    return module
  } catch (error) {
    dispatchEvent(new CustomEvent('missing-chunk', { detail: error }))
    throw error
  }
}

async function fetchScript(url: string, visited: Set<string>): Promise<void> {
  if (visited.has(url) || isLoaded(url)) return
  visited.add(url)
  const found = imports.get(url) ?? fetchImports(url)
  imports.set(url, found)
  const addresses = await found.catch(() => {
    imports.delete(url)
    throw new TypeError(`Missing chunk: ${url}`)
  })
  await Promise.all(addresses.map(address => fetchScript(address, visited)))
}

async function fetchImports(url: string) {
  const response = await fetch(url)
  // A captive portal or a host without the file returns a page.
  if (!response.ok || !response.headers.get('Content-Type')?.includes('javascript')) throw new Error(url)
  return [...(await response.text()).matchAll(/(?:from|import)"(\.\/.+?)"/g)].map(
    ([, name = '']) => new URL(name, url).href,
  )
}

/** Returns whether the page itself names the file: as one of its first scripts, or as one that is loaded beside them. */
function isLoaded(url: string) {
  const { pathname } = new URL(url)
  return document.querySelector(`[src$="${pathname}"],[href$="${pathname}"]`)
}
