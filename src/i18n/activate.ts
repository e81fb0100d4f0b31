import { i18n } from '@lingui/core'
import { readTexts } from './texts.ts'

export { i18n }

export const locales = ['vi', 'en'] as const
/** A language of the app. */
export type Locale = (typeof locales)[number]

const key = 'outpost.locale'
const isLocale = (value: unknown): value is Locale => locales.some(locale => locale === value)

/** Returns the language chosen on this device; Vietnamese by default. spec: default vi */
export function rememberedLocale(): Locale {
  const stored = localStorage.getItem(key)
  return isLocale(stored) ? stored : 'vi'
}

/**
 * Loads the texts of a language, shows it everywhere without a reload and stores the choice. Rejects when a catalogue
 * cannot be loaded.
 */
export async function activate(locale: Locale) {
  i18n.loadAndActivate({ locale, messages: await readTexts(locale) })
  document.documentElement.lang = locale
  localStorage.setItem(key, locale)
}
