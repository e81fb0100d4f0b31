import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

// A build takes minutes, so one has both differences to the usual one: it is for `/demo/`, and has a hundred more
// routes. The tests run in the same process, which builds it once. A test that is skipped builds nothing.
test.describe.configure({ mode: 'default' })
// The files for offline use are installed before they are needed.
test.use({ installed: false, fullInstall: true })

const BASE = '/demo/'
const ROUTES = 100
/** The sizes differ slightly: file names contain hashes, and the addresses of the sub-path are longer. */
const TOLERANCE_BYTES = 100

const copied = [
  'src',
  'sw',
  'seed',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'vite.config.ts',
  'CHANGELOG.md',
]
const configs = ['panda.config.ts', 'lingui.config.ts', 'tsconfig.json']
const linked = ['node_modules', 'styled-system', 'LICENSE']

let sources: string | undefined

/** Builds the app with both differences, at the first call. Returns the folder of the build. */
function anotherBuild(): string {
  if (sources) return join(sources, 'dist')
  const folder = mkdtempSync(join(tmpdir(), 'outpost-build-'))
  sources = folder
  for (const name of [...copied, ...configs]) cpSync(name, join(folder, name), { recursive: true })
  for (const name of linked) symlinkSync(join(process.cwd(), name), join(folder, name))
  for (let index = 0; index < ROUTES; index++)
    writeFileSync(join(folder, `src/routes/_app/main/dummy-${index}.tsx`), routeOf(index))
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, BASE_PATH: BASE },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(readFileSync(join(folder, 'src/routeTree.gen.ts'), 'utf8')).toContain(`/dummy-${ROUTES - 1}`)
  return join(folder, 'dist')
}

test.afterAll(() => {
  if (sources) rmSync(sources, { recursive: true })
})

/**
 * Returns the number and the compressed size, in bytes, of the scripts that the page of a build loads: all scripts of
 * the sign-in page.
 */
function firstScripts(folder: string, base: string) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = [...page.matchAll(/src="(\/[\w/-]+\.js)"/g)].flatMap(([, address = '']) =>
    address.startsWith(`${base}assets/`) ? [address.slice(base.length)] : [],
  )
  const sizes = files.map(file => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

test('@long a hundred more routes add nothing to the sign-in page', () => {
  test.setTimeout(600_000)
  const many = firstScripts(anotherBuild(), BASE)
  const few = firstScripts('dist', '/')
  expect(few.files).toBeGreaterThan(1)
  expect(many.files).toBe(few.files)
  expect(Math.abs(many.bytes - few.bytes)).toBeLessThanOrEqual(TOLERANCE_BYTES)
})

test('@long everything works at a sub-path, also offline', async ({ page, context, say }) => {
  test.setTimeout(600_000)
  const site = await deploy(anotherBuild(), {}, BASE)
  const asked: string[] = []
  context.on('request', request => asked.push(new URL(request.url()).pathname))

  await signIn(page, '/apps/tasks', site.url)
  await expect(page).toHaveURL(`${site.url}apps/tasks`)
  const add = page.getByRole('textbox', { name: say('Add a task') })
  await add.fill('Dưới đường dẫn con')
  await add.press('Enter')
  const added = page.getByRole('link', { name: 'Dưới đường dẫn con' })
  await expect(added).toBeVisible()
  await added.click()
  await expect(page).toHaveURL(/\/demo\/apps\/tasks\/[\w-]+$/)
  await page.goto(`${site.url}no/such/page`)
  await expect(page).toHaveURL(`${site.url}404-not-found`)

  await everyFileKept(page)
  site.stop()
  await page.goto(`${site.url}apps/tasks`)
  await expect(added).toBeVisible()
  expect(asked.filter(path => !path.startsWith(BASE))).toEqual([])
})

const routeOf = (index: number) => `
import { createFileRoute } from '@tanstack/react-router'
import { searchParams, text } from '#src/lib/url/search-params.ts'

export const Route = createFileRoute('/_app/main/dummy-${index}')({
  validateSearch: searchParams({ q${index}: text }),
  staticData: { reads: ['tasks'] },
  component: () => <h1>Dummy ${index}</h1>,
})
`
