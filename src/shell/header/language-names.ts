import type { Locale } from '#src/i18n/activate.ts'

/** Every language in its own words. */
export const languageNames: Record<Locale, string> = { vi: 'Tiếng Việt', en: 'English' }
