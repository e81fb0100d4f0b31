import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasState, isStateful } from './worker-graph.ts'

describe('hasState', () => {
  test.each([
    'let known = 0',
    'export let known: string | undefined',
    'const waiting = new Map<string, number>()',
    "export const listRows = listCache('notes', db.notes, keep, compare)",
    'export const counters = { opened: 0 }\n\nfunction open() {\n  counters.opened++\n}',
    'export const opening = { isNewer: false }\nconst open = () => {\n  opening.isNewer = true\n}',
    'const counts: Record<string, number> = {}\nfunction count(name: string) {\n  counts[name] ??= 0\n}',
    'const waiting: string[] = []\nexport const add = (name: string) => waiting.push(name)',
  ])('finds the state of %j', code => {
    expect(hasState(code)).toBe(true)
  })

  test.each([
    "const tables = ['users', 'permissions']\nconst isOwn = (name: string) => tables.includes(name)",
    'const delays = { first: 0, next: 10 }\nexport const isFirst = (delay: number) => delays.first === delay',
    'const texts = { en: { gone: "Gone" } }\nexport const textsOf = (lang: Lang) => texts[lang] ?? texts.en',
    'const least = { rows: 0 }\nexport const enough = (rows: number) => least.rows <= rows',
    'export function count() {\n  let found = 0\n  const row = { count: 0 }\n  row.count++\n  return found\n}',
  ])('finds no state in %j', code => {
    expect(hasState(code)).toBe(false)
  })
})

test.each(['storage/change-log.ts', 'storage/opening/opening.ts', 'permissions/writes.ts'])(
  'finds the state of sw/%s',
  file => {
    expect(isStateful(join(import.meta.dirname, '../../sw', file))).toBe(true)
  },
)
