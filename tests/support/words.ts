import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'

export type Locale = 'vi' | 'en'

/** What the app says for an English text in the language of a test; a text that it does not know fails the test. */
export function wordsOf(locale: Locale) {
  const file = new URL(`../../src/i18n/locales/${locale}.po`, import.meta.url)
  const catalog = formatter().parse(readFileSync(file, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename: file.pathname,
  })
  const known = new Map(Object.values(catalog).map(({ message, translation }) => [message, translation]))
  return (text: string, values: Record<string, string> = {}) => {
    const said = known.get(text)
    if (!said) throw new Error(`Not in the ${locale} catalog: ${text}`)
    return said.replace(/\{(\w+)\}/g, (hole: string, name: string) => values[name] ?? hole)
  }
}
