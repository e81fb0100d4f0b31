import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { workerOf } from '#tests/support/browser/worker.ts'
import { chatOf } from '#tests/support/data/chat.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'

eachVariant(({ testIn }) => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  testIn(0)(
    'a message is shown in every tab, also after the worker was stopped and offline, and gets a reply',
    async ({ page, context, say }) => {
      await open(page, 'apps/tasks?chat=duc')
      const here = chatOf(page, say)
      await expect(here.lines).toContainText('Tủ mát số 2 sáng nay 4,1 °C')
      const second = await anotherTab(page)
      await second.goto('apps/tasks?chat=duc')
      const there = chatOf(second, say)
      await expect(there.lines).toContainText('Tủ mát số 2 sáng nay 4,1 °C')

      await here.box.fill('Em còn ở kho không?')
      await here.box.press('Enter')
      await expect(here.box).toHaveValue('')
      await expect(there.lines).toContainText('Em còn ở kho không?')

      const worker = await workerOf(page)
      await worker.stop()
      await here.box.fill('Kiểm giúp chị kệ B4')
      await here.box.press('Enter')
      await expect(there.lines).toContainText('Kiểm giúp chị kệ B4')

      await context.setOffline(true)
      await here.box.fill('Chị đang ngoài đường, mạng yếu')
      await here.box.press('Enter')
      await expect(there.lines).toContainText('Chị đang ngoài đường, mạng yếu')
      await expect(here.lines.getByText('Chị đang ngoài đường, mạng yếu')).toHaveCount(1)
      await expect(here.lines.getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(1)
      await expect(here.lines).toContainText(say('Waiting for the network'))
      await context.setOffline(false)
      await expect(here.lines.getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(0)

      // The colleague is simulated by the sample; the reply is shown in both tabs.
      const said = (lines: typeof here.lines) => lines.locator('p').allInnerTexts()
      const before = (await said(here.lines)).length
      await expect.poll(async () => (await said(here.lines)).length).toBeGreaterThan(before)
      await expect.poll(() => said(there.lines)).toEqual(await said(here.lines))
      await page.reload()
      await expect(here.lines).toContainText('Chị đang ngoài đường, mạng yếu')
      expect(await said(here.lines)).toEqual(await said(there.lines))
    },
  )

  testIn(1)(
    '@long messages that cannot be sent wait on the device and are sent in order; a refused message can be retried',
    async ({ page, say }) => {
      await page.addInitScript(() => {
        // SignalR reads `fetch` once, at its start.
        const own = window.fetch
        window.fetch = (request, init) =>
          Reflect.get(window, 'isBroken') && String(request).includes('chat-hub')
            ? Promise.reject(new TypeError('no network'))
            : own(request, init)
      })
      await open(page, 'apps/tasks?chat=duc')
      const { box, lines, drawer } = chatOf(page, say)
      await expect(lines).toContainText('Tủ mát số 2')
      await expect(drawer.getByRole('status').first()).toBeEmpty()
      await page.evaluate(() => Reflect.set(window, 'isBroken', true))
      for (const text of ['Một', 'Hai', 'Ba']) {
        await box.fill(text)
        await box.press('Enter')
      }
      await expect(lines.getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(1)
      await expect(lines.locator('p').filter({ hasText: /^(Một|Hai|Ba)$/ })).toHaveText(['Một', 'Hai', 'Ba'])

      // They are sent after a reload.
      await page.reload()
      await expect(lines.locator('p').filter({ hasText: /^(Một|Hai|Ba)$/ })).toHaveText(['Một', 'Hai', 'Ba'])
      await expect(lines.getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(0)

      // A message that the server refuses stays, with the reason, until the user decides.
      await page.evaluate(() => {
        const message = { fromID: 'huong', toID: 'duc', at: Date.now() }
        const refused = { ...message, id: 'x', text: 'dài '.repeat(2000) }
        const later = { ...message, id: crypto.randomUUID(), text: 'Bốn', at: message.at + 1 }
        localStorage.setItem('outpost.outbox', JSON.stringify([refused, later]))
      })
      await page.reload()
      const alert = lines.getByRole('alert')
      await expect(alert).toBeVisible()
      await expect(lines.locator('p').filter({ hasText: /^Bốn$/ }), 'later ones do not wait').toHaveCount(1)
      await expect(lines.getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(0)
      const again = page.waitForRequest(
        request => request.url().includes('chat-hub') && Boolean(request.postData()?.includes('dài dài')),
      )
      await alert.getByRole('button', { name: say('Retry') }).click()
      await again
      await expect(alert).toBeVisible()
      await alert.getByRole('button', { name: say('Delete') }).click()
      await expect(alert).toHaveCount(0)
      await expect(lines).not.toContainText('dài dài')
    },
  )

  testIn(0)(
    '@long a message waits when the database of the device cannot be opened, and is sent when it can be',
    async ({ page, say }) => {
      await page.addInitScript(() => {
        const { open: openDatabase } = IDBFactory.prototype
        Reflect.set(window, 'isFailing', true)
        IDBFactory.prototype.open = function (...args) {
          if (Reflect.get(window, 'isFailing') && args[0] === 'outpost-device')
            throw new DOMException('Internal error opening backing store', 'UnknownError')
          return Reflect.apply(openDatabase, this, args)
        }
      })
      await open(page, 'apps/tasks?chat=duc')
      const { box, lines } = chatOf(page, say)
      await expect(lines).toContainText('Tủ mát số 2')
      await box.fill('Em nhớ khoá kho')
      await box.press('Enter')
      await expect(lines).toContainText('Em nhớ khoá kho')
      const waiting = lines.getByRole('img', { name: say('Waiting to be sent') })
      await expect(waiting).toHaveCount(1)

      await page.evaluate(() => {
        Reflect.set(window, 'isFailing', false)
        dispatchEvent(new Event('online'))
      })
      await expect(waiting).toHaveCount(0)
      await expect(lines.getByText('Em nhớ khoá kho')).toHaveCount(1)
    },
  )

  testIn(1)(
    '@long a colleague is chosen, unsent text stays with each colleague, and reading resets the count',
    async ({ page, language, say }) => {
      await open(page, 'apps/tasks?chat=')
      const { drawer, box, colleague } = chatOf(page, say)
      await expect(drawer.getByText(say('Select a conversation'))).toBeVisible()
      const unread = colleague(`Lê Minh Châu, ${say('{unreadCount} unread', { unreadCount: '2' })}`)
      await unread.click()
      await expect(page).toHaveURL(/chat=chau/)
      await expect(unread).toHaveCount(0)
      await expect(drawer.getByRole('log')).toContainText('Chị ký phiếu 2041 giúp em nha.')
      await expect(drawer.getByRole('heading', { level: 4 }).first()).toHaveText(
        language === 'vi' ? /thứ|chủ nhật/i : /day/,
      )
      await box.fill('Chị đang xem')
      await colleague('Phạm Gia Hân').click()
      await expect(box).toHaveValue('')
      await page.reload()
      await expect(box).toHaveValue('')
      await colleague('Lê Minh Châu').click()
      await expect(box).toHaveValue('Chị đang xem')
      // A colleague comes online after some time.
      await expect(colleague(say('Online')).first()).toBeVisible()

      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
      await expect(page).toHaveURL(/apps\/tasks$/)
    },
  )
})

test.describe('beside the page', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('@long a click beside the chat closes it, and returns the focus to its button', async ({
    page,
    isNarrow,
    isPhone,
    say,
  }) => {
    test.skip(isPhone, 'The chat fills a phone.')
    await open(page, 'apps/tasks')
    const buttonOf = (name: string) =>
      page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) })
    // On a narrow screen the chat is in the panel of the account.
    const toggle = buttonOf(say(isNarrow ? 'Your account' : 'Team chat'))
    await toggle.click()
    if (isNarrow)
      await page
        .getByRole('dialog')
        .getByRole('link', { name: say('Team chat') })
        .click()
    const { drawer } = chatOf(page, say)
    await expect(drawer).toBeVisible()
    // Only then it notices clicks beside it: when the panel of the account is gone, and it has the focus.
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect.poll(() => drawer.evaluate(node => node.contains(document.activeElement))).toBe(true)
    await page.mouse.click(300, 450)
    await expect(drawer).toHaveCount(0)
    await expect(toggle).toBeFocused()
  })
})
