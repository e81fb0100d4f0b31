import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { edited } from './edits.ts'

const root = join(import.meta.dirname, '../..')

/** Runs the derived tests, without changes, with the fixture domain in the list of domains. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'outpost:fixture-domain',
      enforce: 'pre',
      transform: {
        filter: { id: /\/(sw|seed|src)\/.*\.ts$/ },
        handler: (code, id) => edited(relative(root, id), code),
      },
    },
  ],
  test: {
    include: ['tests/api/*.test.ts'],
    exclude: ['tests/api/{rules,pauses}.test.ts'],
    setupFiles: ['tests/support/browser/storage.ts'],
    isolate: false,
    testTimeout: 60_000,
    maxWorkers: '100%',
    env: { TZ: 'Asia/Ho_Chi_Minh' },
  },
})
