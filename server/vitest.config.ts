import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { excludedFiles } from './exceptions.ts'

/** Runs the tests of the handlers with their rows in PostgreSQL, and the tests of the team server. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['sw/**/*.test.ts', 'server/**/*.test.ts'],
    exclude: excludedFiles,
    reporters: ['default', ['json', { outputFile: 'reports/team.json' }]],
    globalSetup: ['server/testing/start-postgres.ts'],
    setupFiles: [
      'tests/support/quick-passwords.ts',
      'server/testing/setup.ts',
      'tests/support/waits-in-writes.ts',
      'tests/support/copied-sample.ts',
    ],
    isolate: false,
    // Long, because a busy machine is slow: only a test that never ends should exceed it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    env: { TZ: 'Asia/Ho_Chi_Minh' },
  },
})
