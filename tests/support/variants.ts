import type { Page } from '@playwright/test'
import { settled, test } from './test.ts'

const variants = [
  { language: 'vi', width: 1440, height: 900 },
  { language: 'en', width: 390, height: 780 },
  { language: 'vi', width: 390, height: 780 },
  { language: 'en', width: 1440, height: 900 },
] as const

export interface Variant {
  isPhone: boolean
  /** Side panes are over the content on a phone and beside it on a desk. */
  paneRole: 'dialog' | 'complementary'
  /**
   * Begins the name of a journey that runs in these variants (0 to 3) each time; in the others, or in all if none is given,
   * it runs in the long suite.
   */
  longUnless: (...mine: number[]) => '' | '@long '
}

/** Journeys in both languages, on a desk and on a phone. */
export function eachVariant(declare: (variant: Variant) => void) {
  for (const [index, { language, width, height }] of variants.entries())
    test.describe(`${language} at ${width} px`, () => {
      const isPhone = width < 500
      test.use({ language, viewport: { width, height } })
      declare({
        isPhone,
        paneRole: isPhone ? 'dialog' : 'complementary',
        longUnless: (...mine) => (mine.includes(index) ? '' : '@long '),
      })
    })
}

/** Begins the name of a journey that runs in one of two variants each time; in the other it runs in the long suite. */
export const longUnlessOn = (isPhone: boolean) => (mine: 'desk' | 'phone') =>
  (mine === 'phone') === isPhone ? '' : '@long '

/** Reloads the same address without a network: what was there must be there again. */
export async function reloadOffline(page: Page) {
  await page.context().setOffline(true)
  await page.reload()
  await settled(page)
}
