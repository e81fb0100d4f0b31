import { i18n } from '@lingui/core'

export { i18n }

export const locales = ['vi', 'en'] as const
export type Locale = (typeof locales)[number]

const key = 'outpost.locale'
const isLocale = (value: unknown): value is Locale => locales.some(locale => locale === value)

/** Returns the language that was chosen on this device; Vietnamese by default. spec: default vi */
export function rememberedLocale(): Locale {
  const stored = localStorage.getItem(key)
  return isLocale(stored) ? stored : 'vi'
}

/**
 * Loads the catalogue of a language, shows it everywhere without a reload and stores the choice. Rejects when the
 * catalogue cannot be loaded.
 */
export async function activate(locale: Locale) {
  // spec: real call GET ./i18n/{lang}.json
  const response = await fetch(`${import.meta.env.BASE_URL}i18n/${locale}.json`)
  const { messages } = await response.json()
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
  localStorage.setItem(key, locale)
}
