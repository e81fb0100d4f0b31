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
   * Returns `test` in this variant (0 to 3), and in the other one a function that declares nothing: each journey runs
   * once. With `SWAP=1` it runs in the other one.
   */
  testIn: (mine: number) => typeof test
}

const undeclared = new Proxy(test, { apply: () => undefined })
const isSwapped = process.env.SWAP === '1'

/**
 * For similar tests that are declared in two passes, 0 and 1. Returns `test` in one of them, in turns by the index of the
 * test, and in the other one a function that declares nothing. With `SWAP=1` each test is in its other pass.
 */
export const testInPass =
  (pass: number) =>
  (index: number): typeof test =>
    ((index + pass) % 2 === 0) !== isSwapped ? test : undeclared

/**
 * Declares journeys in one of two variants, which have both languages and both devices: Vietnamese on a desktop and
 * English on a phone. With `VARIANT`, all are declared in the chosen variant.
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
  const isMine = (mine: number) => (mine === place) !== isSwapped || chosen !== undefined
  test.describe(chosen ? `in ${process.env.VARIANT}` : `${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height } })
    declare({
      ...layoutAt(chosen?.viewport.width ?? width),
      testIn: mine => (isMine(mine) ? test : undeclared),
    })
  })
}

/** Reloads the same address without a network. */
export async function reloadOffline(page: Page) {
  await page.context().setOffline(true)
  await page.reload()
  await settled(page)
}
