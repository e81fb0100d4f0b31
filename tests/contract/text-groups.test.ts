import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { folderOf, textGroups } from '#src/i18n/text-groups.ts'
import { filled } from '#tests/support/filled.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(name =>
    /\.tsx?$/.test(name) ? `${folder}/${name}` : [],
  )
const imported = (file: string, within: string) => [
  ...new Set(
    [...read(file).matchAll(/'#(src\/(?:features|blocks)\/[^']+)'/g)].flatMap(([, path = '']) =>
      path.startsWith(within) ? path : [],
    ),
  ),
]

/** A route file and those of its parents: `apps/contacts/$id.tsx`, `apps/contacts.tsx`, … */
function lineage(file: string): string[] {
  const parent = `${file.slice(0, file.lastIndexOf('/'))}.tsx`
  return [file, ...(parent.startsWith('src/routes/') ? lineage(parent) : [])].filter(existsSync)
}

const routes = filled(sources('src/routes'))
const uses = filled(
  textGroups.flatMap(group =>
    routes.filter(file => imported(file, `${folderOf(group)}/`).length > 0).map(file => ({ file, group })),
  ),
)

it.each(uses)('the texts of $group are loaded with $file', ({ file, group }) => {
  const loads = new RegExp(`(load|with)Texts\\('${group}'`)
  expect(lineage(file).filter(route => loads.test(read(route)))).not.toEqual([])
})

it('what the shell takes from a feature with its own catalogue, without loading that, has no texts', () => {
  const taken = ['src/shell', 'src/blocks', 'src/ui']
    .flatMap(sources)
    .filter(file => !file.startsWith('src/blocks/shop/'))
    .flatMap(file =>
      textGroups
        .filter(group => !new RegExp(`(load|with)Texts\\('${group}'`).test(read(file)))
        .flatMap(group => imported(file, `${folderOf(group)}/`)),
    )
  expect(filled(taken).filter(file => /@lingui\/(core|react)\/macro/.test(read(file)))).toEqual([])
})
