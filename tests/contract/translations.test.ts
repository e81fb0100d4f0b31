import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filled } from '#tests/support/filled.ts'

/** The texts without a translation. `lingui compile --strict` accepts them, because English is the fallback. */
const untranslated = (catalogue: string) =>
  filled(catalogue.split('\n\n').slice(1)).filter(
    entry => /^msgstr ""\s*$/m.test(entry) && !/^msgstr ""\n"/m.test(entry),
  )

it('every text is translated into Vietnamese', () => {
  expect(untranslated(readFileSync('src/i18n/locales/vi.po', 'utf8'))).toEqual([])
})

it('a text without a translation is found', () => {
  const entry = 'msgid "New"\nmsgstr ""'
  expect(
    untranslated(`msgid ""\nmsgstr ""\n"Language: vi\\n"\n\nmsgid "Old"\nmsgstr "Cũ"\n\n${entry}\n`),
  ).toHaveLength(1)
})
