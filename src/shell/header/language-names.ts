import type { Locale } from '#src/i18n/activate.ts'

/** The name of every language in that language. */
export const languageNames: Record<Locale, string> = { vi: 'Tiếng Việt', en: 'English' }
