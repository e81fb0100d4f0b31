import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { builtApp } from './tests/support/browser/built-app.ts'
import { inTurn } from './tests/support/browser/in-turn.ts'
import type { Fixtures } from './tests/support/test.ts'

/** Journeys against the built app with its real worker. */
export default defineConfig<Fixtures>({
  ...builtApp,
  use: {
    ...builtApp.use,
    installed: true,
  },
  globalSetup: './tests/support/browser/profile.ts',
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // `LONG=1` also runs the long tests, from the sixteenth `START` on.
  ...(process.env.LONG
    ? { projects: inTurn(join(import.meta.dirname, 'tests/e2e'), Number(process.env.START ?? 0)) }
    : { grepInvert: /@long/ }),
  fullyParallel: true,
  // One more than the number of cores, because a journey often waits, for example for the pauses of the specification.
  workers: 3,
  // A test that needs a second attempt has a defect.
  retries: process.env.CI ? 1 : 0,
  // A run with many failures ends early, so that CI prints their causes before its time is over.
  maxFailures: process.env.CI ? 15 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    ['json', { outputFile: `reports/${process.env.REPORT ?? 'browser'}.json` }],
  ],
})
