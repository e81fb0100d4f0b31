import type { Imported } from '#src/contract/shop/imports.ts'
import type { ErrorText } from '#sw/server/error-texts.ts'
import type { Lang } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'

type TextOf = (text: ErrorText) => string

/** Returns a function that returns the text of a problem in a language. */
export async function translator(lang: Lang): Promise<TextOf> {
  const { translate } = await import('#sw/server/error-texts.ts')
  return text => translate(text, lang)
}

/** Writes each row of a file, and counts what was done. A row that is refused is left out, with the reason. */
export async function importRows<Fields>(
  rows: readonly Fields[],
  write: (fields: Fields) => 'created' | 'changed' | 'unchanged',
  textOf: TextOf,
): Promise<Imported> {
  const done: Imported = { created: 0, changed: 0, unchanged: 0, failed: [] }
  for (const [row, fields] of rows.entries())
    try {
      done[write(fields)]++
    } catch (error) {
      if (!(error instanceof Problem && error.details.text)) throw error
      done.failed.push({ row, message: textOf(error.details.text) })
    }
  return done
}

/** Returns whether a row has these values already. */
export const hasAll = (row: object, fields: object) =>
  Object.entries(fields).every(
    ([name, value]) => JSON.stringify(Reflect.get(row, name)) === JSON.stringify(value),
  )
