import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filled } from '#tests/support/filled.ts'
import { cataloguesOf } from '#tests/support/words.ts'

/** Returns the texts without a translation. `lingui compile --strict` accepts them, because English is the fallback. */
const untranslated = (catalogue: string) =>
  catalogue
    .split('\n\n')
    .slice(1)
    .filter(entry => /^msgstr ""\s*$/m.test(entry) && !/^msgstr ""\n"/m.test(entry))

it.each(filled(cataloguesOf('vi')))('every text of %s is translated', file => {
  expect(untranslated(readFileSync(file, 'utf8'))).toEqual([])
})

it('a text without a translation is found', () => {
  const entry = 'msgid "New"\nmsgstr ""'
  expect(
    untranslated(`msgid ""\nmsgstr ""\n"Language: vi\\n"\n\nmsgid "Old"\nmsgstr "Cũ"\n\n${entry}\n`),
  ).toHaveLength(1)
})

it('a text in several catalogues has one translation, because a page merges them', () => {
  const entries = filled(cataloguesOf('vi')).flatMap(file =>
    [
      ...readFileSync(file, 'utf8').matchAll(/^((?:msgctxt .*\n)?msgid (?:".*"\n)+)(msgstr (?:".*"\n?)+)/gm),
    ].slice(1),
  )
  const translations = new Map<string, Set<string>>()
  for (const [, source = '', translation = ''] of filled(entries))
    translations.set(source, (translations.get(source) ?? new Set()).add(translation.trim()))
  expect([...translations].filter(([, found]) => found.size > 1)).toEqual([])
})

it.each([
  ['contacts', 'contact', 'liên hệ'],
  ['notes', 'note', 'ghi chú'],
  ['mails', 'mail', 'thư'],
  ['tasks', 'task', 'việc'],
])('a missing row of %s is called by its own name in Vietnamese', (group, noun, name) => {
  const catalogue = readFileSync(`src/i18n/locales/${group}/vi.po`, 'utf8')
  const source = `msgid "The ${noun} may have been deleted, here or in another window."\nmsgstr "`
  expect(catalogue.split(source)[1]?.split('"')[0]).toContain(`${name} này`)
})
