import type { PlaywrightTestConfig } from '@playwright/test'
import { chromiumFlags } from './chromium.ts'

const own = 'http://127.0.0.1:4173/'

const launchOptions = {
  args: chromiumFlags,
  // A minimal system cannot use file names beyond ASCII otherwise; a worker has the time zone of the browser.
  env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'Asia/Ho_Chi_Minh' } as Record<string, string>,
}
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The built app (`npm run build`) with its real worker, in a browser with the language and time zone of the shop. */
export const builtApp: PlaywrightTestConfig = {
  use: {
    baseURL: process.env.BASE_URL ?? own,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: { ...launchOptions, executablePath: process.env.HEADLESS ?? chromium },
    // No element takes longer to appear; a test that waits for a missing one fails early.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  // With `BASE_URL`, a build that is already served is tested.
  ...(!process.env.BASE_URL && {
    webServer: {
      command: 'npx tsx tests/support/servers/serve-build.ts 4173',
      url: own,
      cwd: process.cwd(),
      reuseExistingServer: !process.env.CI,
    },
  }),
}

/** The options of tests of what the headless shell lacks: notifications, fades between screens, Background Sync. */
export const wholeBrowser = {
  installed: false,
  launchOptions: { ...launchOptions, executablePath: chromium },
}
