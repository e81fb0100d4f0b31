import type { Page } from '@playwright/test'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, fillIn, open, sample, settled, test } from '#tests/support/test.ts'
import { testInPass } from '#tests/support/variants.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true, shopDays: 0 })

/** Returns a picture of one colour that is larger than a stored avatar. */
const pictureOf = (page: Page, type: string) =>
  page.evaluate(async type => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = 'teal'
    context?.fillRect(0, 0, 1600, 1200)
    const url = canvas.toDataURL(type)
    return url.slice(url.indexOf(',') + 1)
  }, type)

const variants = [
  { language: 'vi', width: 1440 },
  { language: 'en', width: 390 },
] as const

for (const [pass, { language, width }] of variants.entries())
  test.describe(`${language} at ${width} px`, () => {
    const testAt = testInPass(pass)
    test.use({ language, viewport: { width, height: width < 500 ? 780 : 900 } })

    testAt(0)(
      '@long formats, page size and font size change immediately, on all screens, and stay after a reload',
      async ({ page, context, say }) => {
        await open(page, 'apps/tasks?settings=profile')
        const second = await anotherTab(page)
        await second.goto('apps/tasks')
        await settled(second)
        const dates = (tab: Page) => tab.locator('main time').allTextContents()
        await expect.poll(() => dates(second)).toContainEqual(expect.stringMatching(/ \d\d\/\d\d/))

        const drawer = page.getByRole('dialog', { name: say('Settings') })
        for (const [label, value] of [
          ['Full name', 'Nguyễn Thị Hường'],
          ['Email', sample.email],
          ['Telephone', '0903 418 265'],
        ] as const) {
          await expect(drawer.getByLabel(say(label))).toHaveValue(value)
          await expect(drawer.getByLabel(say(label))).not.toBeEditable()
        }

        const choose = async (label: string, option: string | RegExp) => {
          await drawer.getByRole('combobox', { name: say(label) }).click()
          const sent = page.waitForRequest(request => request.url().endsWith('/preference/update'))
          await page.getByRole('option', { name: option }).first().click()
          return (await sent).postDataJSON()
        }
        expect(await choose('Date format', /^\d{4}-\d\d-\d\d$/)).toMatchObject({
          formatDateTime: 'yyyy-MM-dd',
          formatCurrency: '0,0.0',
          pagingItems: 100,
          takeInPageFormat: 2,
          receiptPageFormat: 2,
          paymentPageFormat: 2,
          listPageFormat: 2,
        })
        const told = page
          .locator('#toasts')
          .getByText(language === 'en' ? 'saved successfully' : 'Đã lưu thành công')
        await expect(told).toBeVisible()
        await expect.poll(() => dates(page)).toContainEqual(expect.stringMatching(/ \d\d-\d\d/))
        await expect.poll(() => dates(second)).toContainEqual(expect.stringMatching(/ \d\d-\d\d/))
        const amount = language === 'en' ? '1,234,567.89' : '1.234.567,89'
        await choose('Currency format', amount)
        await expect(drawer.getByRole('combobox', { name: say('Currency format') })).toHaveText(amount)
        const third = await anotherTab(page)
        const pageOf = (size: number) =>
          third.waitForRequest(request => new URL(request.url()).searchParams.get('size') === `${size}`)
        const first = pageOf(100)
        await third.goto('main/take-out')
        await first
        await settled(third)
        const reloaded = pageOf(10)
        await choose('Page size', '10')
        await reloaded

        await drawer.getByRole('radio', { name: say('Small') }).check()
        for (const tab of [page, second])
          await expect(tab.locator('html')).toHaveAttribute('data-density', 'small')
        await drawer.getByRole('radio', { name: say('A8 roll') }).check()
        await expect
          .poll(() => sendTo(page, 'GET', '/api/admin/preference/user-info'))
          .toMatchObject({ takeOutPageFormat: 3, fontSizeType: 1, pagingItems: 10, formatCurrency: '0,0.00' })

        await everyFileKept(page)
        await context.setOffline(true)
        await page.reload()
        await expect(drawer.getByRole('combobox', { name: say('Page size') })).toHaveText('10')
        await expect(drawer.getByRole('radio', { name: say('A8 roll') })).toBeChecked()
        await expect(page.locator('html')).toHaveAttribute('data-density', 'small')
        await expect.poll(() => dates(page)).toContainEqual(expect.stringMatching(/ \d\d-\d\d/))
        await page.keyboard.press('Escape')
        await expect(drawer).toBeHidden()
        await expect(page).toHaveURL(/tasks$/)
      },
    )

    testAt(1)(
      '@long theme, scheme and layout change immediately, in every tab, and stay after a reload',
      async ({ page, say }) => {
        await open(page, 'main/console?settings=display')
        const second = await anotherTab(page)
        await second.goto('main/console')
        await settled(second)
        const drawer = page.getByRole('dialog', { name: say('Settings') })
        const group = (name: string) => drawer.getByRole('radiogroup', { name: say(name) })
        await expect(group('Theme').getByRole('radio')).toHaveCount(6)
        await expect(group('Layout').getByRole('radio')).toHaveCount(11)
        await expect(group('Layout').getByRole('radio', { name: say('Classy') })).toBeChecked()

        await group('Theme')
          .getByRole('radio', { name: say('Teal') })
          .check()
        await group('Scheme')
          .getByRole('radio', { name: say('Dark'), exact: true })
          .check()
        for (const tab of [page, second]) {
          await expect(tab.locator('html')).toHaveAttribute('data-theme', 'teal')
          await expect(tab.locator('html')).toHaveAttribute('data-scheme', 'dark')
        }
        // The frame of the new layout is loaded before it replaces the current one.
        await group('Layout')
          .getByRole('radio', { name: say('Empty') })
          .click()
        await expect(second.getByRole('banner')).toHaveCount(0)
        await expect(group('Layout').getByRole('radio', { name: say('Empty') })).toBeChecked()
        await page.reload()
        await expect(group('Layout').getByRole('radio', { name: say('Empty') })).toBeChecked()
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'teal')
        await group('Layout')
          .getByRole('radio', { name: say('Classy') })
          .click()
        await expect(second.getByRole('banner')).toBeVisible()
      },
    )
  })

test('@long a picture is uploaded, reduced, shown on all screens and removed; a file of another kind is refused', async ({
  page,
  say,
}) => {
  await open(page, 'main/console?settings=profile')
  const drawer = page.getByRole('dialog', { name: say('Settings') })
  const choose = drawer.locator('input[type=file]')
  const buffer = Buffer.from(await pictureOf(page, 'image/png'), 'base64')
  await choose.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(drawer.getByRole('alert')).toBeVisible()
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(page.getByText(say('This picture cannot be read. Choose another.'))).toBeVisible()

  const uploaded = page.waitForRequest(request => request.url().endsWith('/api/upload/stream/upload'))
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  expect((await uploaded).headers()).toMatchObject({
    'merchant-id': 'outpost',
    'merchant-app': 'employee',
    index: 'huong',
  })
  const shown = drawer.locator('img')
  await expect(shown).toHaveAttribute('src', /images\/uploads\/[\w-]+\?v=[\w-]+$/)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await page.reload()
  await expect(shown).toHaveAttribute('src', /images\/uploads\/[\w-]+\?v=[\w-]+$/)
  const source = await shown.getAttribute('src')
  await expect(page.locator(`img[src="${source}"]`).nth(1), 'the shell shows it too').toBeAttached()

  await drawer.getByRole('button', { name: say('Remove') }).click()
  await expect(shown).toHaveCount(0)
  await expect(drawer.getByRole('button', { name: say('Remove') })).toHaveCount(0)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('@long the password changes only with the right old one, and the user is signed out', async ({
    page,
    say,
  }) => {
    await open(page, 'main/console?settings=password')
    const drawer = page.getByRole('dialog', { name: say('Settings') })
    const [old, fresh] = [drawer.getByLabel('Old password'), drawer.getByLabel('New password')]
    const save = drawer.getByRole('button', { name: say('Save'), exact: true })
    await expect(save).toBeDisabled()
    await expect(drawer.getByRole('switch', { name: say('Two-step authentication') })).toBeChecked()
    const reminder = drawer.getByRole('switch', { name: say('Remind me to change it every 6 months') })
    await expect(reminder).not.toBeChecked()
    await old.fill('not this')
    await expect(save).toBeDisabled()
    await fresh.fill('Nha-Suong-2027')
    await save.click()
    await expect(page.locator('#toasts').getByText('The old password is not right')).toBeVisible()
    await expect(drawer).toBeVisible()

    await old.fill(sample.password)
    await reminder.check()
    await save.click()
    await expect(drawer).toBeHidden()
    const said = page.getByRole('alertdialog', { name: say('Your password is changed') })
    await expect(said.getByRole('button')).toHaveCount(1)
    await said.getByRole('button', { name: say('OK') }).click()
    await expect(page).toHaveURL(/sign-out/)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outpost.session'))).toBeNull()

    await page.goto('sign-in/outpost?redirectURL=/main/console?settings=password')
    await fillIn(page, { ...sample, password: 'Nha-Suong-2027' })
    await expect(reminder).toBeChecked()
    await old.fill('Nha-Suong-2027')
    await fresh.fill(sample.password)
    await save.click()
    await said.getByRole('button', { name: say('OK') }).click()
    await expect(page).toHaveURL(/sign-out/)
  })
})
