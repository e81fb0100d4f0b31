import { defineConfig } from '@playwright/test'
import { builtApp } from '#tests/support/browser/built-app.ts'

/** `npm run pictures`: makes the README's pictures from the built app. */
export default defineConfig({
  ...builtApp,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: 'list',
})
