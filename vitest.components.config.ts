import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compiled } from './scripts/build/compiled.ts'
import { icons } from './scripts/build/icons.ts'
import { sharedIcons } from './scripts/build/shared-icons.ts'
import { chromiumFlags } from './tests/support/browser/chromium.ts'

/** `npm run components`: tests the kit's components in a real browser, with the app's styles. */
export default defineConfig({
  ...compiled,
  plugins: [...compiled.plugins, icons(), sharedIcons()],
  // Packages are listed here, because Vite reloads the page when it finds another one during a test.
  optimizeDeps: {
    entries: ['src/ui/**/*.{ts,tsx}', 'tests/components/**/*.{ts,tsx}'],
    include: [
      '@heroicons/react/20/solid',
      'react',
      'react/compiler-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
    ],
  },
  test: {
    include: ['tests/components/**/*.test.tsx'],
    setupFiles: ['tests/components/setup.ts'],
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'reports/components.json' }]],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env.HEADLESS ?? process.env.CHROMIUM ?? '/usr/bin/chromium',
          args: chromiumFlags,
        },
        contextOptions: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
