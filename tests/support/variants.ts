import type { Page } from '@playwright/test'
import { chosen, layoutAt } from './chosen-variant.ts'
import { settled, test } from './test.ts'

const variants = [
  { language: 'vi', width: 1440, height: 900 },
  { language: 'en', width: 390, height: 780 },
  { language: 'vi', width: 390, height: 780 },
  { language: 'en', width: 1440, height: 900 },
] as const

/** One combination of language and window size. */
export interface Variant {
  isPhone: boolean
  /** A phone or a tablet, on which side panes and the places of the mailbox are over the content. */
  isNarrow: boolean
  /** Side panes are over the content of a phone and a tablet, and beside it on a desk. */
  paneRole: 'dialog' | 'complementary'
  /**
   * Returns the prefix of the title of a journey that runs in this variant (0 to 3) in every run, and in the other one only
   * in the long suite.
   */
  longUnless: (mine: number) => '' | '@long '
  /** Returns `test` in this variant (0 to 3), and in the other one a function that declares nothing. */
  testIn: (mine: number) => typeof test
}

const undeclared = new Proxy(test, { apply: () => undefined })

/**
 * Declares journeys in two variants, which have both languages and both devices: Vietnamese on a desktop and English on
 * a phone. With `VARIANT`, every journey is declared once, in the chosen variant.
 */
export const eachVariant = (declare: (variant: Variant) => void) => inVariants([0, 1], declare)

/** Declares journeys in the other two variants: Vietnamese on a phone and English on a desktop. */
export const eachMirroredVariant = (declare: (variant: Variant) => void) => inVariants([2, 3], declare)

function inVariants(places: readonly [number, number], declare: (variant: Variant) => void) {
  for (const place of chosen ? places.slice(0, 1) : places) inVariant(place, declare)
}

/** Declares journeys in one variant; the index may be any whole number. Lists of similar journeys use one after another. */
export function inVariant(index: number, declare: (variant: Variant) => void) {
  const place = index % variants.length
  const { language, width, height } = variants[place] ?? variants[0]
  const isMine = (mine: number) => mine === place || chosen !== undefined
  test.describe(chosen ? `in ${process.env.VARIANT}` : `${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height } })
    declare({
      ...layoutAt(chosen?.viewport.width ?? width),
      longUnless: mine => (mine === place ? '' : '@long '),
      testIn: mine => (isMine(mine) ? test : undeclared),
    })
  })
}

/**
 * Returns the prefix of the title of a journey that runs on one of the two devices in every run, and on the other only
 * in the long suite.
 */
export const longUnlessOn = (isPhone: boolean) => (mine: 'desk' | 'phone') =>
  (mine === 'phone') === isPhone ? '' : '@long '

/** Reloads the same address without a network. */
export async function reloadOffline(page: Page) {
  await page.context().setOffline(true)
  await page.reload()
  await settled(page)
}
