import { defineConfig } from 'vitest/config'

/** Unit tests run in Node against real storage (fake-indexeddb); what needs a browser is in `tests/e2e`. */
export default defineConfig({
  test: {
    include: ['{src,sw,seed,scripts}/**/*.test.ts', 'tests/{api,contract,devices,hubs}/**/*.test.ts'],
    setupFiles: ['tests/support/storage.ts'],
    // The files share their modules, which is three times as quick; each test brings its own storage.
    isolate: false,
    maxWorkers: '100%',
    env: { TZ: 'Asia/Ho_Chi_Minh' },
  },
})
