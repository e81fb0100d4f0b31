import { join } from 'node:path'
import type { Plugin } from 'vite'

const module = join(import.meta.dirname, '../../src/device/import-chunk.ts')

/** Calls `importChunk` at each dynamic import of the page, in place of Vite's helper. */
export const chunkImports = (): Plugin => ({
  name: 'outpost:chunk-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importChunk as __vitePreload } from ${JSON.stringify(module)}`,
  },
})
