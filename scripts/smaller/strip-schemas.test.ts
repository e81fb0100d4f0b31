import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { stripSchemas, unusedSchemas } from './strip-schemas.ts'

const contract = join(import.meta.dirname, '../../src/contract')

test.each([
  ['tasks.ts', 'tasks'],
  ['shell/messages.ts', 'messages'],
  ['shop/funds.ts', 'shop'],
  ['shop/documents/care.ts', 'shop'],
])('the endpoints of %s are those of the domain %s', async (file, domain) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [stripSchemas({ endpoint: name => (name === domain ? ['needs'] : []) })],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(contract, file),
        preserveEntrySignatures: 'strict',
        treeshake: unusedSchemas,
      },
    },
  })
  const [{ code }] = (built as Rolldown.RolldownOutput).output
  expect(code).toMatch(/^\s+method: "GET"/m)
  expect(code).not.toMatch(/^\s+needs[:,]/m)
})
