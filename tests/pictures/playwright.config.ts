import { defineConfig } from '@playwright/test'
import { builtApp } from '#tests/support/built-app.ts'

/** `npm run pictures`: the README's pictures, made anew from the built app. */
export default defineConfig({
  ...builtApp,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: 'list',
})
