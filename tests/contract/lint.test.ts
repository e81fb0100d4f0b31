import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const importing = (from: string) => `import { thing } from '${from}'\n\nexport const own = thing\n`
const component = (element: string) => `export const Greeting = () => ${element}\n`
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const line${index} = ${index}\n`).join('')

const refused: [place: string, content: string, rule: string][] = [
  ...[
    ['src/contract', '#src/api/client.ts'],
    ['src/contract', 'react'],
    ['src/lib', '#src/contract/tasks.ts'],
    ['src/device', '#src/api/client.ts'],
    ['src/api', '#src/features/tasks/list/rows.ts'],
    ['src/ui', '#src/api/client.ts'],
    ['src/ui', '#src/contract/tasks.ts'],
    ['src/features/console', '@ark-ui/react/menu'],
    ['src/blocks/tags', '#src/features/tasks/list/rows.ts'],
    ['src/ui', '#src/blocks/tags/tag-chooser.tsx'],
    ['src/features/console', '#src/shell/shell.tsx'],
    ['src/features/console', '#sw/storage/db.ts'],
    ['src/shell', '@ark-ui/react/menu'],
    ['src/shell', '#src/routes/index.tsx'],
    ['seed', '#src/api/client.ts'],
    ['sw', 'react'],
    ['sw', '#src/api/client.ts'],
    ['sw', '#src/ui/button/button.tsx'],
    ['src/lib', '../api/client.ts'],
  ].map(([folder = '', from = '']): [string, string, string] => [
    `${folder}/x.ts`,
    importing(from),
    'no-restricted-imports',
  ]),
  ['src/features/console/x.ts', importing('#src/features/tasks/list/rows.ts'), 'no-other-feature'],
  ['src/features/console/due/x.ts', importing('#src/features/tasks/list/rows.ts'), 'no-other-feature'],
  ['sw/tasks/x.ts', 'export const own = crypto.randomUUID()\n', 'no-own-values'],
  ['sw/tasks/x.ts', 'export const own = globalThis.crypto.randomUUID()\n', 'no-own-values'],
  ['sw/tasks/x.ts', 'export const own = Date.now()\n', 'no-own-values'],
  ['sw/tasks/x.ts', 'export const own = new Date()\n', 'no-own-values'],
  ['seed/x.ts', 'export const own = () => Date.now()\n', 'no-own-values'],
  ['src/contract/x.ts', 'export const own = [1].map(Date.now)\n', 'no-own-values'],
  ['src/lib/recurrence/x.ts', 'export const own = (now = new Date()) => now\n', 'no-own-values'],
  ['src/lib/x.ts', lines(251), 'max-lines'],
  ['src/features/console/x.tsx', component('<p>Good morning</p>'), 'no-unlocalized-strings'],
  ['src/features/console/x.tsx', component('<p aria-label="Good morning" />'), 'no-unlocalized-strings'],
  ['src/features/console/x.tsx', component("<p>{'Good morning'}</p>"), 'no-unlocalized-strings'],
  ['src/features/console/x.tsx', component('<p dangerouslySetInnerHTML={{ __html: "" }} />'), 'no-danger'],
  ['src/lib/x.ts', 'export const own = (value: any) => value\n', 'no-explicit-any'],
  ['src/lib/x.ts', '// @ts-ignore\nexport const own: string = 1\n', 'ban-ts-comment'],
  ['src/lib/x.ts', 'export default 1\n', 'no-default-export'],
]

const accepted: [place: string, content: string][] = [
  ['src/features/console/x.ts', importing('#src/api/client.ts')],
  ['src/features/tasks/drag/x.ts', importing('#src/features/tasks/list/rows.ts')],
  ['src/features/console/x.ts', importing('#src/ui/button/button.tsx')],
  ['src/features/console/x.ts', importing('#src/blocks/tags/tag-chooser.tsx')],
  ['src/blocks/tags/x.ts', importing('#src/contract/shared/tags.ts')],
  ['src/ui/x.ts', importing('@ark-ui/react/menu')],
  ['src/ui/x.ts', importing('#src/lib/text/fold.ts')],
  ['sw/x.ts', importing('#src/contract/tasks.ts')],
  ['sw/x.ts', importing('#seed/clock.ts')],
  ['sw/tasks/x.ts', 'export const own = new Date(0)\n'],
  ['sw/hubs/x.ts', 'export const own = Date.now()\n'],
  ['src/features/console/x.ts', 'export const own = Date.now()\n'],
  ['src/lib/x.ts', lines(250)],
  ['src/features/console/x.tsx', component('<p className="good morning" />')],
]

/** A folder for the files, with the repository's lint settings, which depend on the folder. */
let root: string
/** The violated rules by file. */
const broken = new Map<string, string[]>()

/** Returns the file of a case, in the folder that the case names. Each case has its own file. */
const fileOf = (index: number, place: string) => place.replace('x.ts', `x${index}.ts`)
const cases = [...refused, ...accepted]

/** The linter needs a second to start, so one run checks all files. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'outpost-lint-'))
  copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'))
  for (const folder of ['node_modules', 'scripts']) symlinkSync(resolve(folder), join(root, folder))
  for (const [index, [place, content]] of cases.entries()) {
    const file = join(root, fileOf(index, place))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['--format', 'json', 'src', 'sw', 'seed'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
  for (const { code, filename } of diagnostics) broken.set(filename, [...(broken.get(filename) ?? []), code])
}, 60_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(refused.map((refusal, index) => [...refusal, index] as const))(
  '%s with %j violates %s',
  (place, _, rule, index) => {
    expect(broken.get(fileOf(index, place))).toContainEqual(expect.stringContaining(`(${rule})`))
  },
)

test.each(accepted.map((acceptance, index) => [...acceptance, index] as const))(
  '%s with %j is accepted',
  (place, _, index) => {
    expect(broken.get(fileOf(index + refused.length, place)) ?? []).toEqual([])
  },
)
