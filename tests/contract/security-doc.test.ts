import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filled } from '#tests/support/filled.ts'

/** The document with each line of a list in one line. */
const text = readFileSync('docs/SECURITY.md', 'utf8').replace(/\n +/g, ' ')
const statuses = ['holds', 'partly', 'open', 'none', 'team server']

/** The number of sections of each chapter of ASVS 5.0. */
const sections = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3]

const rows = [...text.matchAll(/^- \*\*(\d+\.\d+) [^:]+: ([^.]+)\.\*\* (.+)$/gm)].map(
  ([, section = '', status = '', proof = '']) => ({ section, status, proof }),
)
const paths = [...new Set([...text.matchAll(/`([\w.-]+\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path))]
const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(
  ([, path = '', title = '']) => [path, title] as const,
)

describe('docs/SECURITY.md', () => {
  it('has a line with a status and a test or a reason for every section of ASVS 5.0', () => {
    const all = sections.flatMap((count, chapter) =>
      Array.from({ length: count }, (_, index) => `${chapter + 1}.${index + 1}`),
    )
    expect(rows.map(({ section }) => section)).toEqual(all)
    expect(rows.filter(({ status }) => !statuses.includes(status))).toEqual([])
    expect(rows.filter(({ proof }) => proof.trim().length < 9)).toEqual([])
  })

  it.each(filled(named))('names the test %s “%s”, which exists', (path, title) => {
    expect(readFileSync(path, 'utf8')).toContain(title)
  })

  it.each(filled(paths.filter(path => !path.startsWith('dist/'))))(
    'names the file %s, which exists',
    path => {
      expect(existsSync(path)).toBe(true)
    },
  )
})
