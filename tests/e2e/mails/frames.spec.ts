import { expect, open, test } from '#tests/support/test.ts'

// As in WebKit, which does not let the worker serve such a frame.
test('@long a frame that fails while its sandbox forbids scripts is tried with the other sandbox', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const get = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument')?.get
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
      get() {
        return this.sandbox.contains('allow-scripts') ? get?.call(this) : null
      },
    })
  })
  await open(page, 'apps/mailbox/all/inbox-3')
  const mail = page.getByRole('article')
  await expect(mail.locator('iframe')).toBeVisible()
  await expect(mail.frameLocator('iframe').getByText('VT-8841-0279')).toBeVisible()
})

test.describe('a mail whose frame cannot be used is shown as text', () => {
  const cases = {
    'its page cannot be reached': () =>
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', { get: () => null }),
    'it holds another page': () =>
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
        get: () => document.implementation.createHTMLDocument(),
      }),
    'it never loads': () =>
      document.addEventListener(
        'load',
        event => event.target instanceof HTMLIFrameElement && event.stopImmediatePropagation(),
        { capture: true },
      ),
  }
  for (const [when, breakFrames] of Object.entries(cases))
    test(`${when === 'it never loads' ? '' : '@long '}${when}`, async ({ page }) => {
      await page.addInitScript(breakFrames)
      await open(page, 'apps/mailbox/all/inbox-3')
      const mail = page.getByRole('article')
      await expect(mail.getByText('VT-8841-0279')).toBeVisible()
      await expect(mail.getByText('<p>')).toHaveCount(0)
      await expect(mail.locator('iframe')).toBeHidden()
    })
})
