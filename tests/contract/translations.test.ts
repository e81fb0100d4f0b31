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
