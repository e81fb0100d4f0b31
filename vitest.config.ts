import { defineConfig } from 'vitest/config'
import { RulesReporter } from './tests/support/rules-reporter.ts'

/**
 * Unit tests run in Node with an implementation of IndexedDB (fake-indexeddb); tests that need a browser are in
 * `tests/e2e`.
 */
export default defineConfig({
  test: {
    include: ['{src,sw,seed,scripts}/**/*.test.ts', 'tests/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }], new RulesReporter()],
    setupFiles: ['tests/support/storage.ts'],
    // The test files share their modules, which is three times as fast; each test creates its own database.
    isolate: false,
    // Long, because a busy machine is slow: only a test that never ends should exceed it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    env: { TZ: 'Asia/Ho_Chi_Minh' },
  },
})
