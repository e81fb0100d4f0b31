import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

// `npm run reproducible`: builds the last commit in two folders with different names and compares the SHA-256 of every
// file. It prints each file that differs, and fails if there is one.
const folders = ['a', 'another-folder'].map(name => mkdtempSync(join(tmpdir(), `outpost-${name}-`)))
try {
  const [one, other] = folders.map(built)
  const names = [...new Set([...one.keys(), ...other.keys()])].toSorted()
  const different = names.filter(name => one.get(name) !== other.get(name))
  for (const name of different) console.error(`differs: ${name}`)
  const all = createHash('sha256').update(names.map(name => `${one.get(name)}  ${name}\n`).join(''))
  console.log(
    `reproducible: ${names.length - different.length}/${names.length} files equal, ${all.digest('hex')}`,
  )
  process.exitCode = different.length > 0 || names.length === 0 ? 1 : 0
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** Builds the last commit in a folder. Returns the hash of each file of `dist`, by its name. */
function built(folder) {
  const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD'], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' })
  const dist = join(folder, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [relative(dist, path), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}
