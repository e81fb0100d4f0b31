import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

eachVariant(({ testIn }) => {
  testIn(0)(
    'results of the search are shown while the user types, are marked, and can be read offline',
    async ({ page, say, language }) => {
      await open(page, 'apps/help-center')
      const main = page.getByRole('main')
      const [question, answer] =
        language === 'vi' ? ['Dùng thử được bao lâu?', /14 ngày/] : ['How long is the trial?', /14-day/]
      const trigger = main.getByRole('button', { name: question })
      await trigger.click()
      await expect(main.getByText(answer)).toBeVisible()
      await trigger.click()
      await expect(main.getByText(answer)).toBeHidden()

      await page.keyboard.press('/')
      const field = main.getByRole('searchbox', { name: say('Search the help') })
      await expect(field).toBeFocused()
      await field.pressSequentially(language === 'vi' ? 'QUET MA' : 'BARCODE')
      const found = main.getByRole('link', { name: language === 'vi' ? /Dùng máy quét/ : /Use a barcode/ })
      await expect(
        found.locator('mark', { hasText: language === 'vi' ? 'quét' : 'barcode' }).first(),
      ).toBeVisible()
      await expect(page).toHaveURL(/q=/)
      await found.click()
      await expect(page).toHaveURL(/guides\/using-outpost\/scanner/)
      const picture = page.getByRole('article').getByRole('img')
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
        .toBe(1120)

      await page.goBack()
      await expect(field).toHaveValue(/QUET|BARCODE/)
      await field.fill('khong co gi nhu vay')
      await expect(page.getByRole('heading', { name: say('No results found!') })).toBeVisible()
      await page.goto('apps/help-center/guides/using-outpost/scanner')
      await reloadOffline(page)
      await expect(page.getByRole('article')).toContainText('Bluetooth')
    },
  )

  testIn(0)(
    '@long a guide has its contents, a rating that is stored, and the next guide',
    async ({ page, say, language }) => {
      await open(page, 'apps/help-center/guides')
      const main = page.getByRole('main')
      await expect(main.locator('section').first().getByRole('listitem')).toHaveCount(5)
      const category = language === 'vi' ? 'Dùng Outpost' : 'Using Outpost'
      await main
        .getByRole('link', { name: say('View all ({count}): {title}', { count: '6', title: category }) })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible()
      await expect(main.getByRole('listitem')).toHaveCount(6)
      await main.getByRole('link', { name: language === 'vi' ? /^Sao lưu/ : /^Back up/ }).click()
      await expect(main.getByText(language === 'vi' ? /\d+ phút/ : /\d+ minutes? to read/)).toBeVisible()
      const contents = page.getByRole('navigation', { name: say('Contents') })
      await contents.getByRole('link').last().click()
      await expect(page).toHaveURL(language === 'vi' ? /#ai-duoc-lam$/ : /#who-may-do-it$/)
      await expect(page.locator(language === 'vi' ? '#ai-duoc-lam' : '#who-may-do-it')).toBeInViewport()

      const yes = main.getByRole('button', { name: say('Yes') })
      const no = main.getByRole('button', { name: say('No'), exact: true })
      await failCalls(page, 'help-center/guide', true, 'PATCH')
      await yes.click()
      await expect(page.locator('#toasts [data-kind=error]'), 'the vote was not stored').toBeVisible()
      await expect(yes).toHaveAttribute('aria-pressed', 'false')
      // The thanks go with the vote, and the buttons move.
      await expect(main.getByText(say('Good to know. Thank you.'))).toHaveCount(0)
      await failCalls(page, 'help-center/guide', false, 'PATCH')
      await no.click()
      await expect(main.getByText(language === 'vi' ? 'còn thiếu gì' : 'what is missing')).toBeVisible()
      const stored = page.waitForResponse(response => response.request().method() === 'PATCH')
      await yes.click()
      await expect(main.getByText(say('Good to know. Thank you.'))).toBeVisible()
      await stored
      await reloadOffline(page)
      await expect(yes).toHaveAttribute('aria-pressed', 'true')
      await expect(no).toHaveAttribute('aria-pressed', 'false')

      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('n')
      await expect(page).toHaveURL(/using-outpost\/scanner/)
      await page.goBack()
      await main.getByRole('link', { name: new RegExp(`^${say('Next guide')}`) }).click()
      await expect(page).toHaveURL(/using-outpost\/scanner/)

      await page.context().setOffline(false)
      await page.goto('apps/help-center')
      for (const part of ['faqs', 'guides', 'support']) {
        await main.locator(`li a[href$="help-center/${part}"]`).click()
        await expect(page).toHaveURL(new RegExp(`help-center/${part}$`))
        await page.goBack()
      }
    },
  )
})

test('@long the question of a link is open, and a missing guide shows a message', async ({
  page,
  language,
  say,
}) => {
  await open(page, 'apps/help-center/faqs?open=faq-03-02')
  const question = page.getByRole('button', {
    name: language === 'vi' ? 'Tín dụng chưa dùng có hoàn lại không?' : 'Is unused credit refunded?',
  })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page
    .getByRole('navigation', { name: say('Categories') })
    .getByRole('link', { name: language === 'vi' ? 'Hỗ trợ' : 'Support' })
    .click()
  await expect(page).toHaveURL(/#support$/)
  await page.goto('apps/help-center/guides/using-outpost/none')
  await expect(page.getByText(say('There is nothing at this address'))).toBeVisible()
})

test('@long a guide is printed without the rest of the page', async ({ page, say }) => {
  await open(page, 'apps/help-center/guides/using-outpost/printing')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('Yes') })).toBeHidden()
})
