import type { Page } from '@playwright/test'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'

eachVariant(({ isPhone, testIn }) => {
  test.use({ hasTouch: isPhone, contextOptions: { reducedMotion: 'reduce' } })

  testIn(0)('the search finds everything, without accents and by keyboard', async ({ page, say }) => {
    await open(page, 'main/console')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: say('Search everything') })
    await expect(field).toBeFocused()
    const options = page.getByRole('option')
    await field.fill('d')
    await expect(field).toHaveAttribute('aria-expanded', 'false')

    await field.fill('ton kho')
    await expect(options.first(), 'a screen with its group').toContainText(/Hàng và tiền|Goods and money/)
    await field.fill('dem ket')
    await expect(options.first()).toContainText('Đếm két quầy 1 và quầy 2')
    await expect(options.first().locator('mark')).toHaveText('Đếm két')
    await expect(page.getByRole('group', { name: say('Tasks') })).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(/apps\/tasks\/[\w-]+$/)
    await expect(options).toHaveCount(0)

    await page.goto('main/console')
    await settled(page)
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await field.fill('an')
    await expect(options.nth(2)).toBeVisible()
    // The products come after the other groups.
    await expect(page.getByRole('group', { name: say('Products') })).toBeVisible()
    const count = await options.count()
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', count - 1],
      ['ArrowDown', 0],
      ['ArrowUp', count - 1],
      ['Home', 0],
    ] as const) {
      await field.press(key)
      const chosen = options.nth(at)
      await expect(chosen).toHaveAttribute('aria-selected', 'true')
      await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
    }
    await field.fill('ng')
    const contacts = page.getByRole('group', { name: say('Contacts') }).getByRole('option')
    // The results of the previous text stay until the new ones come.
    await expect(contacts.first().locator('mark')).toHaveText(/^ng$/i)
    await expect(contacts, 'a kind shows five and the way to all').toHaveCount(6)
    await contacts.last().click()
    await expect(page, 'all of them are shown by the app').toHaveURL(/apps\/contacts\?q=ng/)
    await expect(options, 'the new screen is there').toHaveCount(0)
    await settled(page)
    await page.keyboard.press('Control+k')
    await field.fill('nuoc mam')
    await expect(
      page
        .getByRole('group', { name: say('Mail') })
        .getByRole('option')
        .first(),
    ).toBeVisible()
    await field.fill('khong thay zzq')
    await expect(page.getByText(say('No results found!'))).toBeVisible()

    await failCalls(page, 'common/search', true)
    await field.fill('tra sen')
    const failed = page.getByRole('alert').filter({ hasText: say('The search did not work') })
    await expect(failed).toBeVisible()
    await failCalls(page, 'common/search', false)
    await failed.getByRole('button', { name: say('Retry') }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(failed).toHaveCount(0)
    await field.press('Escape')
    await (isPhone ? expect(field).toHaveCount(0) : expect(field).toHaveValue(''))
  })

  testIn(1)('@long shortcuts are opened, added, changed and removed', async ({ page, context, say }) => {
    await open(page, 'main/console')
    await page.getByRole('button', { name: say('Shortcuts') }).click()
    const panel = page.getByRole('dialog', { name: say('Shortcuts') })
    await expect(panel.getByRole('link')).toHaveCount(6)
    await panel.getByRole('button', { name: say('Modify shortcuts') }).click()
    await panel.getByRole('button', { name: say('Add a shortcut') }).click()
    const add = panel.getByRole('button', { name: say('Add'), exact: true })
    await expect(add).toBeDisabled()
    await panel.getByLabel(say('Label')).fill('Cục thuế')
    await panel.getByLabel(say('Icon'), { exact: true }).fill('scale')
    await expect(panel.locator('svg[data-icon="scale"] path')).toHaveCount(1)
    await panel.getByLabel(say('Link'), { exact: true }).fill('javascript:alert(1)')
    await expect(panel.getByText(say('This is not an address that can be opened.'))).toBeVisible()
    await expect(add).toBeDisabled()
    await panel.getByLabel(say('Link'), { exact: true }).fill('https://tax.example/')
    await panel.getByRole('switch', { name: say('Use router for the link') }).uncheck()
    // A desk has no button that closes a panel.
    if (isPhone)
      await panel
        .getByRole('button', { name: say('Close'), exact: true })
        .first()
        .click()
    else await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await page.getByRole('button', { name: say('Shortcuts') }).click()
    await expect(panel.getByRole('link'), 'it opens as a list').toHaveCount(6)
    await panel.getByRole('button', { name: say('Modify shortcuts') }).click()
    await panel.getByRole('button', { name: say('Add a shortcut') }).click()
    await expect(panel.getByLabel(say('Label')), 'the form is as it was left').toHaveValue('Cục thuế')
    await add.click()

    await panel.getByRole('button', { name: 'Cục thuế' }).click()
    await panel.getByLabel(say('Label')).fill('Thuế')
    await panel.getByLabel(say('Description')).fill('Nộp tờ khai')
    await panel.getByRole('button', { name: say('Update'), exact: true }).click()
    await panel.getByRole('button', { name: say('Done') }).click()
    const link = panel.getByRole('link', { name: /Thuế.*Nộp tờ khai/ })
    await expect(link).toHaveAttribute('href', 'https://tax.example/')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('target', '_blank')

    await page.reload()
    await expect(panel.getByRole('link')).toHaveCount(7)
    await panel.getByRole('button', { name: say('Modify shortcuts') }).click()
    await panel.getByRole('button', { name: 'Thuế' }).click()
    await panel.getByRole('button', { name: say('Delete') }).click()
    await expect(panel.getByRole('button', { name: 'Thuế' })).toHaveCount(0)
    await panel.getByRole('button', { name: say('Done') }).click()
    await expect(panel.getByRole('link')).toHaveCount(6)
    await panel.getByRole('link', { name: /Việc hôm nay/ }).click()
    await expect(page).toHaveURL(/apps\/tasks$/)
    await expect(panel).toHaveCount(0)
    expect(context.pages()).toHaveLength(1)
  })

  testIn(0)('@long messages are read, removed, restored, and open their request', async ({ page, say }) => {
    await open(page, 'main/console')
    const another = await anotherTab(page)
    await another.goto('main/console?panel=messages')
    const there = another.getByRole('dialog', { name: say('Messages') })
    await expect(there.getByText(say('{unread} new', { unread: '3' }))).toBeVisible()
    await reach(page, say('Messages'), isPhone)
    const panel = page.getByRole('dialog', { name: say('Messages') })
    const rows = panel.getByRole('listitem')
    await expect(rows).toHaveCount(7)
    const first = rows.first()
    await first.hover()
    await first.getByRole('button', { name: say('Mark as read') }).click()
    await expect(there.getByText(say('{unread} new', { unread: '2' }))).toBeVisible()
    await first.getByRole('button', { name: say('Mark as unread') }).click()
    await expect(there.getByText(say('{unread} new', { unread: '3' }))).toBeVisible()

    await first.getByRole('button', { name: say('Remove'), exact: true }).click()
    await expect(rows).toHaveCount(6)
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(rows).toHaveCount(7)
    await expect(first).toContainText('Phạm Gia Hân xin đổi ca')

    const all = panel.getByRole('button', { name: say('Mark all as read') })
    await all.click()
    await expect(all).toBeDisabled()
    await expect(there.getByRole('button', { name: say('Mark all as read') })).toBeDisabled()
    await rows.nth(1).getByRole('link').click()
    await expect(page).toHaveURL(/main\/setting\/employee\/all\/requests\/request-2$/)
    await expect(panel).toHaveCount(0)
  })

  testIn(1)('notifications show stored HTML as text, and run none of it', async ({ page, language, say }) => {
    await open(page, 'main/console')
    const api = await apiOf(page)
    const bad =
      '<img src=x onerror="alert(1)"><script>alert(2)</script><b onclick="alert(3)">Giảm giá</b><iframe src="javascript:alert(4)"></iframe>'
    await api.send('/api/common/notifications', {
      method: 'POST',
      body: { notification: { title: 'Việc <i>mới</i>', link: '/apps/tasks', useRouter: true } },
    })
    await api.send('/api/common/notifications', {
      method: 'POST',
      body: {
        notification: {
          title: bad,
          description: `${bad} <em>hôm nay</em>`,
          link: 'javascript:alert(5)',
          time: '2030-11-05T03:02:00.000Z',
        },
      },
    })
    page.on('dialog', () => expect('a script of the data').toBe('never run'))
    await page.goto('main/console?panel=notifications')
    const panel = page.getByRole('dialog', { name: say('Notifications') })
    const first = panel.getByRole('listitem').first()
    await expect(first).toContainText('Giảm giá')
    await expect(first.locator('time')).toHaveText(language === 'en' ? 'Nov 05, 10:02 AM' : '5/11, 10:02')
    await expect(first.locator('em')).toHaveText('hôm nay')
    await expect(first.locator('script, iframe, img, [onclick], [href]')).toHaveCount(0)
    await expect(panel.getByRole('listitem')).toHaveCount(10)
    await panel.getByRole('link', { name: 'Việc mới' }).click()
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL(/apps\/tasks$/)
    await settled(page)
    await page.goto('main/console?panel=notifications')
    await expect(panel.getByRole('listitem').filter({ hasText: 'Việc mới' })).toBeVisible()
    await expect
      .poll(async () => (await api.send('/api/common/notifications')).reply)
      .toContainEqual(expect.objectContaining({ link: '/apps/tasks', read: true }))

    const remove = panel.getByRole('button', { name: say('Remove'), exact: true })
    // A notification of the forecast service can come in the meantime.
    await expect(async () => {
      while ((await remove.count()) > 0) await remove.first().click()
      await expect(panel.getByText(say('No notifications'))).toBeVisible({ timeout: 1000 })
    }).toPass()
  })

  testIn(0)(
    '@long the account panel opens the settings, sets the status and changes the language',
    async ({ page, context, say }) => {
      await open(page, 'main/console')
      const account = page.getByRole('button', {
        name: say('Your account: {name}', { name: 'Nguyễn Thị Hường' }),
      })
      await account.click()
      const panel = page.getByRole('dialog', { name: say('Your account') })
      await panel.getByRole('button', { name: say('Status') }).click()
      await panel.getByRole('radio', { name: say('Invisible') }).check()
      await expect(panel.getByRole('button', { name: say('Status') })).toContainText(say('Invisible'))
      await panel.getByRole('link', { name: say('Change password') }).click()
      await expect(page).toHaveURL(/settings=password/)
      await page.goBack()
      await expect(page).not.toHaveURL(/settings=/)
      if (isPhone) await expect(panel).toBeVisible()
      if (isPhone) await page.goBack()
      await expect(panel).toHaveCount(0)

      const chat = { name: say('Team chat, {unread} unread', { unread: '3' }) }
      if (isPhone) await reach(page, say('Team chat'), isPhone)
      else await page.getByRole('button', chat).click()
      await expect(page).toHaveURL(/chat=/)
      expect(context.pages()).toHaveLength(1)
    },
  )
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('Back closes a panel, stays on the page and keeps a partly filled form', async ({ page, say }) => {
    await open(page, 'main/console')
    await page
      .getByRole('link', { name: say('Tasks') })
      .first()
      .click()
    await expect(page).toHaveURL(/apps\/tasks$/)
    const trigger = page.getByRole('button', { name: say('Shortcuts') })
    const panel = page.getByRole('dialog', { name: say('Shortcuts') })
    await trigger.click()
    await panel.getByRole('button', { name: say('Modify shortcuts') }).click()
    await panel.getByRole('button', { name: say('Add a shortcut') }).click()
    await panel.getByLabel(say('Label')).fill('Cục thuế')
    await page.goBack()
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL(/apps\/tasks$/)

    await trigger.click()
    await panel.getByRole('button', { name: say('Modify shortcuts') }).click()
    await panel.getByRole('button', { name: say('Add a shortcut') }).click()
    await expect(panel.getByLabel(say('Label'))).toHaveValue('Cục thuế')
    await panel.getByRole('button', { name: say('Close') }).click()
    await expect(panel.getByLabel(say('Label'))).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL(/apps\/tasks$/)

    // A link replaces the panel in the history, also a link outside of the panel.
    await trigger.click()
    await expect(panel.getByRole('link').first()).toBeVisible()
    await page
      .getByRole('link', { name: say('Notes') })
      .first()
      .click()
    await expect(page).toHaveURL(/apps\/notes$/)
    await page.goBack()
    await expect(page).toHaveURL(/apps\/tasks$/)
    await page.goBack()
    await expect(page).toHaveURL(/main\/console$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, contextOptions: { reducedMotion: 'reduce' } })

  test('@long Back closes a sheet and stays on the page', async ({ page, say }) => {
    await open(page, 'apps/tasks')
    await page.getByRole('button', { name: say('Shortcuts') }).click()
    const sheet = page.getByRole('dialog', { name: say('Shortcuts') })
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/apps\/tasks$/)
    await page.getByRole('button', { name: say('Shortcuts') }).click()
    await sheet.getByRole('button', { name: say('Close') }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('button', { name: say('Shortcuts') })).toBeFocused()
  })
})

/** Opens a panel as at this width: by its button, on a phone through the account panel. */
async function reach(page: Page, name: string, isPhone: boolean) {
  if (!isPhone)
    return page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
  await page.locator('button[aria-haspopup=dialog]:has(img)').click()
  await page.getByRole('dialog').getByRole('link', { name }).click()
}
