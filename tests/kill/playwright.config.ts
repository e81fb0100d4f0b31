import { defineConfig } from '@playwright/test'
import { builtApp } from '#tests/support/browser/built-app.ts'

/** Ten thousand writes with kills at random: `npm run kill`. The same with few writes is one of the faults. */
export default defineConfig({
  ...builtApp,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/kill',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 3_600_000,
  reporter: [['list'], ['json', { outputFile: '../../reports/kill.json' }]],
})
