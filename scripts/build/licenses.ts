import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Packages with files in the build that no script imports: the font and the drawings of the icon sets. */
const fileOnly = [
  '@fontsource-variable/hanken-grotesk',
  '@heroicons/react',
  '@material-design-icons/svg',
  'feather-icons',
]

interface Package {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
}

/**
 * Writes `licenses.txt`: the licence of every package in the build. The builds of the page and of the worker share
 * one instance, so that the worker's packages are included.
 */
export function licenses(): Plugin {
  const folders = new Set(fileOnly.map(name => join('node_modules', name)))
  let outDir = 'dist'
  return {
    name: 'outpost:licenses',
    apply: 'build',
    configResolved: config => {
      outDir = config.build.outDir
    },
    writeBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') for (const id of output.moduleIds) addFolder(folders, id)
      writeFileSync(join(outDir, 'licenses.txt'), licenseText(folders))
    },
  }
}

function addFolder(folders: Set<string>, moduleId: string) {
  const [folder] = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(moduleId) ?? []
  if (folder) folders.add(folder)
}

/**
 * Returns one section for each package, sorted by name: name, version, licence, and its text if the package has one.
 */
function licenseText(folders: Iterable<string>): string {
  const sections = [...folders].map(folder => {
    const { name, version, license, author }: Package = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    const file = readdirSync(folder).find(entry => /^(licen[cs]e|copying)/i.test(entry))
    const by = typeof author === 'object' ? author.name : author
    const own = file && readFileSync(join(folder, file), 'utf8').trim()
    return `${name} ${version} (${license ?? 'see below'})\n\n${own || `By ${by ?? name}.`}\n`
  })
  return sections.toSorted((a, b) => a.localeCompare(b)).join(`\n${'-'.repeat(72)}\n\n`)
}
