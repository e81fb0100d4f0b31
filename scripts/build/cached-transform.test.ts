import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { cachedTransform } from './cached-transform.ts'

test('a module with the same text is transformed once, also in another folder, and keeps its own path in the source map', async () => {
  let calls = 0
  const plugin = cachedTransform({
    name: 'counted',
    transform: {
      filter: { id: /module\.ts$/ },
      handler(code, id) {
        calls++
        return { code: `${code}globalThis.isTransformed = true\n`, map: { mappings: 'AAAA', sources: [id] } }
      },
    },
  })
  const text = `globalThis.id = '${randomUUID()}'\n`

  async function built(text: string) {
    const folder = mkdtempSync(join(tmpdir(), 'outpost-cached-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const input = join(folder, 'module.ts')
    writeFileSync(input, text)
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      plugins: [plugin],
      build: {
        write: false,
        minify: false,
        sourcemap: true,
        modulePreload: false,
        rolldownOptions: { input },
      },
    })) as Rolldown.RolldownOutput
    const [{ code, map }] = output
    expect(code.match(/isTransformed/g)).toHaveLength(1)
    expect(map?.sources.some(source => source.endsWith(relative(tmpdir(), input)))).toBe(true)
  }

  await built(text)
  await built(text)
  expect(calls).toBe(1)
  await built(`${text}export const more = 1\n`)
  expect(calls).toBe(2)
})
