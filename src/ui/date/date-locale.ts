import type { Locale } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'
import { vi } from 'date-fns/locale/vi'

/** How date-fns writes in a language of ours: the day comes first and the week begins on Monday in both. */
export const dateLocale = (locale: string): Locale => (locale === 'vi' ? vi : enGB)
