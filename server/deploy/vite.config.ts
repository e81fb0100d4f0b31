import { join } from 'node:path'
import { defineConfig } from 'vite'

/** `npm run bundle:team`: the team server with its packages in `dist-team`, for a machine without `node_modules`. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: 'server/main.ts',
    outDir: 'dist-team',
    rolldownOptions: {
      // Native parts of the driver of PostgreSQL, which it uses only when they are installed.
      external: ['pg-native', 'pg-cloudflare'],
      output: { codeSplitting: false, entryFileNames: '[name].mjs', chunkFileNames: '[hash].mjs' },
    },
  },
})
