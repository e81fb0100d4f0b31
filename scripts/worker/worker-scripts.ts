import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A part of the worker that is loaded on first use. */
export interface Chunk {
  name: string
  /** A statement that adds the function which creates the chunk. */
  code: string
  /** The source map of the code after its first line. */
  map: unknown
}

/** The most bytes of a script with several chunks, with gzip. */
const SCRIPT_BYTES = 17_000

/**
 * Writes `worker-{number}.js` with their source maps. Returns the names of the chunks of each script by its address, in
 * the order of their numbers.
 */
export function writeScripts(chunks: readonly Chunk[], outDir: string): Record<string, string[]> {
  const scripts = packed(chunks).map((parts, index) => {
    const file = `worker-${index + 1}.js`
    const code = codeOf(parts)
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 12)
    writeFileSync(join(outDir, file), `${code}//# sourceMappingURL=${file}.map\n`)
    writeFileSync(
      join(outDir, `${file}.map`),
      JSON.stringify({ version: 3, file, sections: sectionsOf(parts) }),
    )
    return [`${file}?v=${hash}`, parts.map(({ name }) => name)]
  })
  return Object.fromEntries(scripts)
}

/** Distributes chunks, the largest first, to as few scripts of at most `SCRIPT_BYTES` as possible. */
function packed(chunks: readonly Chunk[]): Chunk[][] {
  const scripts: Chunk[][] = []
  const largestFirst = chunks.toSorted((a, b) => b.code.length - a.code.length || (a.name < b.name ? -1 : 1))
  for (const chunk of largestFirst) {
    const script = scripts.find(parts => gzipSync(codeOf([...parts, chunk])).length <= SCRIPT_BYTES)
    if (script) script.push(chunk)
    else scripts.push([chunk])
  }
  return scripts
}

const codeOf = (chunks: readonly Chunk[]) => chunks.map(({ code }) => code).join('')

/** Returns the sections of the source map of a script. */
function sectionsOf(chunks: readonly Chunk[]) {
  let line = 0
  return chunks.map(({ code, map }) => {
    const section = { offset: { line: line + 1, column: 0 }, map }
    line += code.split('\n').length - 1
    return section
  })
}
