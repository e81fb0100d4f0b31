import type { Locale } from './words.ts'

const heights: Record<string, number> = { 360: 780, 820: 1180, 1440: 900 }

/** The options of tests that `VARIANT` replaces. */
export interface ChosenVariant {
  language: Locale
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

/**
 * Returns what the environment variable `VARIANT` chooses for all tests, for example `en,820,dark`: a language, a width of
 * 360, 820 or 1440 px, and a colour scheme. Returns undefined without it, and throws for another value.
 */
function chosenVariant(): ChosenVariant | undefined {
  const { VARIANT } = process.env
  if (!VARIANT) return undefined
  const [language, width = '', colorScheme] = VARIANT.split(',')
  const height = heights[width]
  const isLanguage = language === 'vi' || language === 'en'
  if (!isLanguage || !height || (colorScheme !== 'light' && colorScheme !== 'dark'))
    throw new Error('VARIANT is for example en,820,dark')
  return { language, viewport: { width: Number(width), height }, colorScheme }
}

export const chosen = chosenVariant()

/** Returns what a width of the window, in px, means for the layout of the app. */
export const layoutAt = (width: number) =>
  ({
    isPhone: width < 600,
    isNarrow: width < 1280,
    paneRole: width < 1280 ? 'dialog' : 'complementary',
  }) as const

/** Returns the cases of the chosen language; all of them when no variant is chosen. */
export const casesOf = <Case extends { language: Locale }>(cases: readonly Case[]) =>
  cases.filter(({ language }) => !chosen || language === chosen.language)
