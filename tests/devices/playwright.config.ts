import { defineConfig } from '@playwright/test'
import { builtApp } from '#tests/support/browser/built-app.ts'

/**
 * `DIST=dist DEVICE=<commit> npx playwright test --config tests/devices/playwright.config.ts` saves a device with a
 * release.
 */
export default defineConfig({
  use: { ...builtApp.use },
  testDir: '.',
  testMatch: 'freeze.spec.ts',
  outputDir: '../../test-results',
  reporter: 'list',
})
