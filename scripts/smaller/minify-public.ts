import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Minifies the scripts of `public`, which Vite copies unchanged. Rejects when one cannot be parsed. */
export function minifyPublic(): Plugin {
  let folders = { publicDir: '', outDir: '' }
  return {
    name: 'outpost:minify-public',
    apply: 'build',
    configResolved: ({ publicDir, build }) => {
      folders = { publicDir, outDir: build.outDir }
    },
    writeBundle() {
      for (const name of readdirSync(folders.publicDir).filter(file => file.endsWith('.js'))) {
        const file = join(folders.outDir, name)
        const { code, errors } = minifySync(name, readFileSync(file, 'utf8'))
        if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
        writeFileSync(file, code)
      }
    },
  }
}
