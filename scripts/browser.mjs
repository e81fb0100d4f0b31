import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Chromium without a window and without notifications. */
const SHELL = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The programs of each other engine, each with its packages in Debian. */
const others = {
  firefox: { 'firefox-esr': ['firefox-esr'] },
  webkit: {
    WebKitWebDriver: ['webkit2gtk-driver'],
    Xvfb: ['xvfb'],
    gjs: ['gjs', 'gir1.2-webkit2-4.1'],
  },
}

/**
 * Returns the path of a Chromium for the tests: one on the machine, otherwise that of Playwright, otherwise that of
 * Debian's package. Rejects when none can be installed.
 */
export async function findBrowser() {
  const own = process.env.CHROMIUM ?? chromium() ?? (await playwrights())
  if (own) return own
  installed('npx', ['playwright', 'install', 'chromium'])
  const downloaded = await playwrights()
  if (downloaded) return downloaded
  installFromDebian(['chromium', SHELL])
  return chromium()
}

/**
 * Returns the environment of browser tests: `CHROMIUM` is the path of a whole browser, `HEADLESS` that of the headless
 * shell, which needs less processor time, or of the whole browser when the machine has no shell.
 */
export async function findBrowsers() {
  const CHROMIUM = await findBrowser()
  return { CHROMIUM, HEADLESS: pathOf(SHELL) ?? CHROMIUM }
}

/**
 * Installs those of Debian's Firefox and WebKit that are named, and the display that WebKit needs, unless they are on the
 * machine. Other names are ignored.
 */
export function installOtherEngines(names = Object.keys(others)) {
  const programs = Object.entries(others).flatMap(([engine, needed]) =>
    names.includes(engine) ? Object.entries(needed) : [],
  )
  const missing = programs.filter(([program]) => !pathOf(program))
  if (missing.length > 0) installFromDebian(missing.flatMap(([, packages]) => packages))
}

function installFromDebian(packages) {
  const admin = process.getuid?.() === 0 ? [] : ['sudo']
  for (const words of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
  ]) {
    const [command, ...args] = [...admin, ...words]
    run(command, args, { DEBIAN_FRONTEND: 'noninteractive' })
  }
}

const chromium = () => names.map(pathOf).find(Boolean)

/** Returns the path of a program, or `undefined`. */
function pathOf(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

async function playwrights() {
  const { chromium: own } = await import('@playwright/test')
  const path = own.executablePath()
  return existsSync(path) ? path : undefined
}

function installed(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 180_000 })
  } catch {
    // Playwright's download may fail; Debian's package is tried next.
  }
}
