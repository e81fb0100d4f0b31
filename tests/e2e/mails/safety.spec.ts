import { attacks, elsewhere, script } from '#tests/support/attacks.ts'
import { goTo } from '#tests/support/go-to.ts'
import { insertMails } from '#tests/support/mails.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

test('nothing in a mail runs, and nothing is fetched from elsewhere', async ({ browser, baseURL, say }) => {
  // A context of its own: what is refused here is logged as an error, rightly.
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const asked: string[] = []
  context.on('request', request => {
    if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:'))
      asked.push(request.url())
  })
  await open(page, 'main/console')
  await insertMails(
    page,
    [...attacks, attacks.join('\n')].map((html, index) => ({
      id: `attack-${index}`,
      date: new Date(Date.UTC(2030, 0, 1, 0, index)).toISOString(),
      from: { avatar: null, contact: `${script} <a"${script}@evil.example>` },
      to: `${script} <x@evil.example>`,
      subject: `${index} ${script}`,
      content: `<p>Xin chào</p>${html}`,
      attachments: [
        {
          type: 'text/html',
          name: `${script}.html`,
          size: 1,
          preview: 'html',
          downloadUrl: 'images/mails/none',
        },
      ],
    })),
  )
  await page.goto('apps/mailbox/inbox')
  await settled(page)
  for (let index = attacks.length; index >= 0; index--) {
    await goTo(page, `/apps/mailbox/all/attack-${index}`)
    await expect(page.getByRole('article').getByRole('heading').first()).toContainText(`${index} `)
    await expect(page.frameLocator('article iframe').getByText('Xin chào').first()).toBeVisible()
  }
  expect(await page.evaluate(() => globalThis.attacked)).toBeUndefined()
  expect(asked).toEqual([])

  // What was held back comes when it is asked for, and only pictures.
  await page.goto('apps/mailbox/all/attack-11')
  await context.route('https://evil.example/**', route =>
    route.fulfill({ path: 'public/images/mails/label.png' }),
  )
  await page.getByRole('button', { name: say('Show pictures') }).click()
  await expect.poll(() => asked).toEqual([elsewhere])
  expect(await page.evaluate(() => globalThis.attacked)).toBeUndefined()
  await context.close()
})
