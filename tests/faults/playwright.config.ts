import { defineConfig } from '@playwright/test'
import { builtApp } from '#tests/support/browser/built-app.ts'

/** The faults of `rows.ts`, provoked on the built app: `npm run faults`. */
export default defineConfig({
  ...builtApp,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 3,
  // A test that needs a second attempt has a defect.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/faults.json' }], ['./reporter.ts']],
})
