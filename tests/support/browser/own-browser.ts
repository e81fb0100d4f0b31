import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { builtApp } from './built-app.ts'

/**
 * Starts a Chromium of its own with a profile folder, as a user has it. `kill` ends all its processes as a power cut
 * does; the profile stays.
 */
export async function ownBrowser(folder: string) {
  const { executablePath = '', args = [] } = builtApp.use?.launchOptions ?? {}
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
    // A process group of its own, which is killed as a whole.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`Chromium did not start: ${said}`)))
    child.stderr.on('data', data => {
      said += data
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
  })
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no window')
  return {
    page: await context.newPage(),
    kill: async () => {
      const ended = new Promise(resolve => child.once('exit', resolve))
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}
