import type { Page } from '@playwright/test'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')

/** The notices on a page about an open thing, for example `this task`. `hasText` also takes a capital first letter. */
export const noticesOf = (page: Page, thing: string) => {
  const about = (text: string, values = {}) =>
    page
      .getByRole('status')
      .getByRole('listitem')
      .filter({ hasText: say(text, { ...values, thing: say(thing) }) })
  return {
    changed: about('{thing} was changed on another device'),
    changedBy: (name: string) => about('{name} changed {thing}', { name }),
    removed: about('{thing} was removed on another device'),
    left: about('{thing} was sent or moved on another device'),
  }
}

/** The unsaved texts that the device keeps, as JSON. */
export const keptTexts = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('outpost.drafts/'))),
  )
