import { format, type Locale } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'
import { vi } from 'date-fns/locale/vi'

/**
 * Returns the date-fns locale of a language. In both languages the day comes before the month, and the week begins on
 * Monday.
 */
export const dateLocale = (locale: string): Locale => (locale === 'vi' ? vi : enGB)

/** Returns a month with its year: "Tháng 11 năm 2026", "Nov 2026". spec: sample-data.md section 9, month-year label */
export const monthAndYear = (date: Date, locale: string) =>
  format(date, locale === 'vi' ? "'Tháng' L 'năm' yyyy" : 'LLL yyyy', { locale: dateLocale(locale) })
