import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { textGroups } from '#src/i18n/text-groups.ts'

export type Locale = 'vi' | 'en'

/** The source of each catalogue of a language: the core catalogue, then one for each group. */
export const cataloguesOf = (locale: Locale) =>
  ['', ...textGroups.map(group => `${group}/`)].map(folder => `src/i18n/locales/${folder}${locale}.po`)

/**
 * Returns the text of the app for an English text in the language of a test. A text with a context is found by
 * `context: text`, and by the text alone if it is never used without a context. Throws for an unknown text.
 */
export function wordsOf(locale: Locale) {
  const plain = new Map<string | undefined, string>()
  const withContext = new Map<string | undefined, string>()
  for (const filename of cataloguesOf(locale)) {
    const catalog = formatter().parse(readFileSync(filename, 'utf8'), {
      locale,
      sourceLocale: 'en',
      filename,
    })
    for (const { message, context, translation } of Object.values(catalog)) {
      if (!context) plain.set(message, translation)
      else withContext.set(message, translation).set(`${context}: ${message}`, translation)
    }
  }
  return (text: string, values: Record<string, string> = {}) => {
    const said = plain.get(text) ?? withContext.get(text)
    if (!said) throw new Error(`Not in the ${locale} catalog: ${text}`)
    return said.replace(/\{(\w+)\}/g, (hole: string, name: string) => values[name] ?? hole)
  }
}
