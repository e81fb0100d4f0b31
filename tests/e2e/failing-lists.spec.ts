import type { Page } from '@playwright/test'
import { goTo } from '#tests/support/go-to.ts'
import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'

/** Lets the calls that `failCalls` refuses through again when the screen is clicked. */
const failCallsUntilClick = (page: Page) =>
  page.evaluate(() =>
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('main'))
          Reflect.set(window, 'fetch', Reflect.get(window, 'ownFetch'))
      },
      { capture: true },
    ),
  )

// React logs why a screen did not load: an `ApiProblem` without a message, with the shortened name of its class.
// Days of the sample that are still being written would load the lists again before Retry is pressed.
test.use({ expectedErrors: /^[\w$]+\n\s+at /, shopDays: 0 })

test('@long an app whose data cannot be read says so, and shows it after Retry', async ({ page, say }) => {
  await open(page, 'main/console')
  for (const [path, shows] of [
    ['apps/ecommerce/inventory', 'tr[data-row]'],
    ['apps/scrumboard', 'main article'],
    ['apps/scrumboard/tet', 'li[data-card]'],
    ['apps/file-manager', '[data-row]'],
    ['apps/help-center', 'main h3'],
    ['apps/academy', 'main article'],
    ['apps/mailbox/inbox', 'main li'],
    ['apps/contacts', '[data-row]'],
    ['apps/notes', 'main li[data-index]'],
    ['apps/tasks', 'main li'],
  ] as const)
    await test.step(path, async () => {
      await failCalls(page, '/api/apps/', true)
      await goTo(page, `/${path}`)
      const retry = page.getByRole('main').getByRole('button', { name: say('Retry') })
      await expect(retry).toBeVisible()
      await expect(page.locator(shows)).toHaveCount(0)
      // Not before the click, because news of a hub may load the list too.
      await failCallsUntilClick(page)
      await retry.click()
      await expect(page.locator(shows).first()).toBeVisible()
    })
})
