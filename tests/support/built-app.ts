import type { PlaywrightTestConfig } from '@playwright/test'
import { chromiumFlags } from './chromium.ts'

const own = 'http://127.0.0.1:4173/'

/** The built app (`npm run build`) with its real worker, in the browser and at the place of a shop. */
export const builtApp: PlaywrightTestConfig = {
  use: {
    baseURL: process.env.BASE_URL ?? own,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: chromiumFlags,
      // Without it a bare machine knows no names of files beyond ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
    },
    // Nothing that can be pressed or filled takes so long to come; a test that waits for it in vain ends early.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  // `BASE_URL` tests a build that is served already.
  ...(!process.env.BASE_URL && {
    webServer: {
      command: 'npx vite preview --host 127.0.0.1 --port 4173 --strictPort',
      url: own,
      cwd: process.cwd(),
      reuseExistingServer: !process.env.CI,
    },
  }),
}
