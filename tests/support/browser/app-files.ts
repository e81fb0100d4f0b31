import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Evaluates } from './evaluates.ts'

interface AppFile {
  url: string
  hash: string | null
}

/** Returns the list of the files that the worker caches, as the build has written it. */
export const builtFiles = (): Record<'first' | 'rest', AppFile[]> =>
  JSON.parse(readFileSync(join(process.env.DIST ?? 'dist', 'files.json'), 'utf8'))

/** Returns a function that tells whether a path is that of a file that is cached after the install, or of a pack. */
export function laterFiles() {
  const { rest } = builtFiles()
  const paths = new Set(rest.map(({ url }) => `/${url}`))
  return (path: string) => path.startsWith('/packs/') || paths.has(path)
}

/**
 * Returns the names of the caches with the app's files, the older build first. Another cache only marks that there was
 * a database.
 */
export const fileCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('outpost-files-')))

/** Waits until every file of the build is cached. Needs `fullInstall`. */
export const everyFileKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(countMissingFiles), { timeout: 90_000, message: 'files that are not cached' })
    .toBe(0)

/** Returns the number of files of the build that are not in its cache. Runs in the page. */
export async function countMissingFiles() {
  const { scope } = await navigator.serviceWorker.ready
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const list = await (await cache.match(`${scope}files.json`))?.json()
    if (!list) continue
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    const isMissing = ({ url }: { url: string }) => !kept.has(scope + url)
    return [...list.first, ...list.rest].filter(isMissing).length
  }
  return Number.NaN
}

/** Returns the number of cached files of the app, and the addresses of those that do not match the build. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const hashOf = async (body: ArrayBuffer) =>
      [...new Uint8Array(await crypto.subtle.digest('SHA-256', body))]
        .map(byte => byte.toString(16).padStart(2, '0'))
        .join('')
    const wrong: string[] = []
    let count = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const list = await (await cache.match('/files.json'))?.json().catch(() => undefined)
      if (!list) continue
      for (const { url, hash } of [...list.first, ...list.rest]) {
        const kept = await cache.match(`/${url}`)
        if (!kept) continue
        count++
        if (hash !== null && !(await hashOf(await kept.arrayBuffer())).startsWith(hash)) wrong.push(url)
      }
    }
    return { count, wrong }
  })

/** Checks for a new version, as the browser does from time to time. Resolves when it is installed or refused. */
export const lookForUpdate = (page: Evaluates) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) return 'none'
    // WebKit sometimes settles no promise of a check, and misses a change of the state.
    const check = () =>
      Promise.race([
        registration.update().catch(() => undefined),
        new Promise(resolve => registration.addEventListener('updatefound', resolve, { once: true })),
        new Promise(resolve => setTimeout(resolve, 10_000)),
      ])
    await check()
    // A check that was already running may have begun before the new version was deployed.
    if (!registration.installing && !registration.waiting) await check()
    const found = registration.installing ?? registration.waiting
    const began = performance.now()
    while (found?.state === 'installing') {
      if (performance.now() - began > 40_000) throw new Error('The new version is not installed')
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    return found?.state ?? 'none'
  }, undefined)

/** Returns the build of the page: see `secondBuild`. */
export const buildOf = (page: Page) =>
  page
    .evaluate(() => document.querySelector('meta[name=build]')?.getAttribute('content') ?? '1')
    .catch(() => 'reloading')
