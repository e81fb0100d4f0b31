import { defineConfig } from 'vitest/config'
import { RulesReporter } from './tests/support/rules-reporter.ts'

/** Unit tests run in Node against real storage (fake-indexeddb); what needs a browser is in `tests/e2e`. */
export default defineConfig({
  test: {
    include: ['{src,sw,seed,scripts}/**/*.test.ts', 'tests/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }], new RulesReporter()],
    setupFiles: ['tests/support/storage.ts'],
    // The files share their modules, which is three times as quick; each test brings its own storage.
    isolate: false,
    // Only a test that never ends fails by time: a busy machine may take long.
    testTimeout: 60_000,
    maxWorkers: '100%',
    env: { TZ: 'Asia/Ho_Chi_Minh' },
  },
})
