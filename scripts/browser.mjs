import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Returns the path of a Chromium for the tests: one on the machine, otherwise that of Playwright, otherwise that of
 * Debian's package. Rejects when none can be installed.
 */
export async function findBrowser() {
  const own = process.env.CHROMIUM ?? onPath() ?? (await playwrights())
  if (own) return own
  installed('npx', ['playwright', 'install', 'chromium'])
  const downloaded = await playwrights()
  if (downloaded) return downloaded
  const admin = process.getuid?.() === 0 ? [] : ['sudo']
  for (const words of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ]) {
    const [command, ...args] = [...admin, ...words]
    run(command, args, { DEBIAN_FRONTEND: 'noninteractive' })
  }
  return onPath()
}

function onPath() {
  for (const name of names) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {
      // This candidate does not exist; try the next one.
    }
  }
  return undefined
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installed(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 180_000 })
  } catch {
    // Playwright's download may fail; Debian's package is tried next.
  }
}
