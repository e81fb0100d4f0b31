import { join } from 'node:path'
import type { Plugin } from 'vite'

const module = join(import.meta.dirname, '../../src/device/import-part.ts')

/** Calls `importPart` at each dynamic import of the page, in place of Vite's helper. */
export const partImports = (): Plugin => ({
  name: 'outpost:part-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importPart as __vitePreload } from ${JSON.stringify(module)}`,
  },
})
