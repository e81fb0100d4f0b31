import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '#tests/support/test.ts'

const ROUTES = 100
/** File names contain hashes, so the compressed sizes of two builds of the same modules differ slightly. */
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

/**
 * Returns the number and the compressed size, in bytes, of the scripts that the page of a build loads: all scripts of
 * the sign-in page.
 */
function firstScripts(folder: string) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = [...page.matchAll(/src="\/(assets\/[\w-]+\.js)"/g)].map(([, file = '']) => file)
  const sizes = files.map(file => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

test('@long a hundred more routes add nothing to the sign-in page', () => {
  test.setTimeout(600_000)
  const folder = mkdtempSync(join(tmpdir(), 'outpost-routes-'))
  try {
    for (const name of [...copied, ...configs]) cpSync(name, join(folder, name), { recursive: true })
    for (const name of linked) symlinkSync(join(process.cwd(), name), join(folder, name))
    for (let index = 0; index < ROUTES; index++)
      writeFileSync(join(folder, `src/routes/_app/main/dummy-${index}.tsx`), routeOf(index))
    execFileSync('npx', ['vite', 'build'], { cwd: folder, stdio: 'ignore' })
    expect(readFileSync(join(folder, 'src/routeTree.gen.ts'), 'utf8')).toContain(`/dummy-${ROUTES - 1}`)
    const few = firstScripts('dist')
    const many = firstScripts(join(folder, 'dist'))
    expect(few.files).toBeGreaterThan(1)
    expect(many.files).toBe(few.files)
    expect(Math.abs(many.bytes - few.bytes)).toBeLessThanOrEqual(TOLERANCE_BYTES)
  } finally {
    rmSync(folder, { recursive: true })
  }
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
