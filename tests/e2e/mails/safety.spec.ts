import { readFile } from 'node:fs/promises'
import { attacks, elsewhere, script } from '#tests/support/attacks.ts'
import { goTo } from '#tests/support/go-to.ts'
import { insertMails, rowOf } from '#tests/support/mails.ts'
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

test('a mail is kept as a file that other programs open', async ({ page, say }) => {
  await open(page, 'apps/mailbox/inbox/inbox-1')
  await page
    .getByRole('article')
    .getByRole('button', { name: say('More actions') })
    .click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: say('Save as a file (.eml)') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Giao nước mắm thứ Sáu, dời sang 11 00.eml')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('From: =?utf-8?B?')
  expect(text.match(/Content-Disposition: attachment/g)).toHaveLength(2)
})

test('the list beside, below and in place of the mail; ten thousand mails page at once', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'main/console')
  await insertMails(
    page,
    Array.from({ length: 10_000 }, (_, index) => ({
      id: `many-${index}`,
      date: '2020-01-01T00:00:00.000Z',
      subject: `Thư số ${index}`,
    })),
  )
  await page.goto('apps/mailbox/inbox/inbox-1')
  await expect(page.getByText('1–10').first()).toContainText(/10[.,]046/)
  for (const [layout, isListShown] of [
    ['In place of the list', false],
    ['Below the list', true],
    ['Beside the list', true],
  ] as const) {
    await page.getByRole('button', { name: say('Settings') }).click()
    await page.getByRole('menuitemradio', { name: say(layout) }).click()
    await expect(rowOf(page, 'Giá cà phê tháng 12')).toBeVisible({ visible: isListShown })
    await expect(page.getByRole('article')).toBeVisible()
  }
})
