import type { Page } from '@playwright/test'
import { insert } from '#tests/support/data/insert.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { reloadOffline } from '#tests/support/variants.ts'

type Say = (text: string, values?: Record<string, string>) => string

/** Returns the parts of the screen; those of the drawer are in a dialog. */
const partsOf = (page: Page, say: Say) => {
  const main = page.getByRole('main')
  return {
    main,
    row: (name: string) => main.locator('[data-row]').filter({ hasText: name }),
    search: main.getByRole('searchbox', { name: say('Search conversations') }),
    log: main.getByRole('log'),
    box: main.getByRole('textbox'),
    send: main.getByRole('button', { name: say('Send') }),
    drawer: page.getByRole('dialog', { name: say('Team Chat') }),
  }
}

test.describe('vi at 390 px', () => {
  test.use({ viewport: { width: 390, height: 780 }, contextOptions: { reducedMotion: 'reduce' } })

  test('@long a conversation is found, a draft and a message that waits are kept over reloads, and the drawer shows the same', async ({
    page,
    context,
    language,
    isNarrow,
    say,
  }) => {
    await open(page, 'apps/chat')
    const { row, search, log, box, send, drawer, main } = partsOf(page, say)
    const unread = main.locator('[data-row]').first()
    await expect(unread, 'unread first').toContainText('Lê Minh Châu')
    await expect(unread).toContainText('Chị ký phiếu 2041')
    await search.fill('tu mat')
    await expect(main.locator('[data-row]')).toHaveCount(1)
    await row('Mai Văn Đức').getByRole('link').click()
    await expect(page).toHaveURL(/apps\/chat\/duc\?q=tu/)
    await expect(log).toContainText('Tủ mát số 2 sáng nay 4,1 °C')

    await box.fill('a'.repeat(4001))
    await expect(send).toBeDisabled()
    await expect(
      main.getByRole('status').filter({ hasText: language === 'vi' ? '4.001' : '4,001' }),
    ).toBeVisible()
    await box.fill('Cảm ơn em')
    await page.reload()
    await expect(box).toHaveValue('Cảm ơn em')
    await box.press('Enter')
    await expect(box).toHaveValue('')
    await expect(log.getByText('Cảm ơn em')).toBeVisible()
    await expect(log.getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(0)

    await context.setOffline(true)
    await box.fill('Chiều chị ghé kho')
    await box.press('Enter')
    await expect(log).toContainText(say('Waiting for the network'))
    await reloadOffline(page)
    await expect(log.getByText('Chiều chị ghé kho')).toBeVisible()
    await context.setOffline(false)
    await expect(log.getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(0)
    await expect(log.getByText('Chiều chị ghé kho')).toHaveCount(1)

    if (isNarrow) await page.getByRole('link', { name: say('Back to the conversations') }).click()
    await search.fill('mai van')
    await expect(row('Mai Văn Đức')).toHaveCount(1)
    await page.goto('apps/chat/duc?chat=duc')
    await expect(drawer.getByRole('log')).toContainText('Chiều chị ghé kho')
    await drawer.getByRole('textbox').fill('Chờ chị nhé')
    await drawer.getByRole('button', { name: say('Close') }).click()
    await expect(drawer).toHaveCount(0)
    await expect(box).toHaveValue('Chờ chị nhé')
  })

  test('@long pictures and files are attached and sent as a reply; the draft keeps them over a reload', async ({
    page,
    paneRole,
    say,
  }) => {
    await open(page, 'apps/chat/chau')
    const { log, box, main } = partsOf(page, say)
    const asked = 'Chị ký phiếu 2041 giúp em nha.'
    const message = log.locator('[data-index]').filter({ hasText: asked })
    await message.hover()
    await message.getByRole('button', { name: say('Reply') }).click()
    await expect(box).toBeFocused()
    const noReply = main.getByRole('button', { name: say('Do not reply to this message') })
    await expect(noReply).toBeVisible()
    await expect(message, 'the bar of the reply does not cover it').toBeInViewport({ ratio: 1 })
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await main.locator('input[type=file]').setInputFiles([
      { name: 'ke.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') },
      { name: 'phieu.txt', mimeType: 'text/plain', buffer: Buffer.from('2041') },
    ])
    const attached = main.getByRole('list', { name: say('Attachments') })
    await expect(attached.getByRole('listitem')).toHaveCount(2)
    await page.reload()
    await expect(attached.getByRole('listitem')).toHaveCount(2)
    await expect(noReply).toBeVisible()
    await box.press('Enter')
    await expect(noReply).toHaveCount(0)
    const sent = log.locator('[data-index]').filter({ hasText: 'phieu.txt' })
    await expect(sent.getByRole('img', { name: say('Sent') })).toBeVisible()
    await expect(sent.getByRole('link', { name: /phieu\.txt/ }).first()).toBeVisible()
    await sent.getByRole('button', { name: asked }).click()
    await expect(message.first()).toBeInViewport()
    await sent.getByRole('button', { name: say('Show {name}', { name: 'ke.png' }) }).click()
    const preview = page.getByRole('dialog', { name: 'ke.png' })
    await expect(preview.getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
    await page.goto('apps/chat/chau?pane=info')
    await expect(page.getByRole(paneRole).last().getByRole('listitem')).toHaveCount(2)
  })
})

test.describe('en at 1280 px', () => {
  test.use({
    language: 'en',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('@long a new chat, the contact info, the keys, and a message of the global search', async ({
    page,
    isNarrow,
    say,
  }) => {
    await open(page, 'apps/chat')
    const { main, row, log, box } = partsOf(page, say)
    if (!isNarrow) await expect(main.getByText(say('Select a conversation'))).toBeVisible()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: say('New chat') })
    await dialog.getByRole('combobox').fill('khoa')
    await expect(dialog.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/apps\/chat\/khoa$/)
    await expect(dialog).toHaveCount(0)
    const list = page.getByRole('link', { name: say('Back to the conversations') })
    if (!isNarrow)
      await expect(row('Trần Đăng Khoa').getByRole('link')).toHaveAttribute('aria-current', 'page')

    await main.getByRole('button', { name: say('Contact info') }).click()
    const info = page.getByRole(isNarrow ? 'dialog' : 'complementary', { name: say('Contact info') })
    await expect(info).toContainText('khoa@outpost.example')
    await page.reload()
    await expect(info).toContainText('khoa@outpost.example')
    await info.getByRole('button', { name: say('Close') }).click()
    await expect(info).toHaveCount(0)

    await page.keyboard.press('m')
    await expect(box).toBeFocused()
    await box.fill('Thanks')
    if (isNarrow) await list.click()
    await expect(row('Trần Đăng Khoa')).toContainText(`${say('Draft:')} Thanks`)
    await row('Lê Minh Châu').getByRole('link').click()
    await expect(log).toContainText('Chị ký phiếu 2041')

    const asked = 'Chị ký phiếu 2041 giúp em nha.'
    const message = log.locator('[data-index]').filter({ hasText: asked })
    const remove = async () => {
      await message.hover()
      await message.getByRole('button', { name: say('More about this message') }).click()
      await page.getByRole('menuitem', { name: say('Delete for me') }).click()
      await expect(message).toHaveCount(0)
    }
    await remove()
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(message).toBeVisible()
    await remove()
    await page.goto('main/trash')
    await main.getByRole('listitem').filter({ hasText: asked }).getByRole('button').click()
    await page.goto('apps/chat/chau')
    await expect(message).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/apps\/chat$/)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('bi vo nap')
    await page.getByRole('option', { name: /vỡ nắp/ }).click()
    await expect(page).toHaveURL(/apps\/chat\/chau\?at=/)
    await expect(log.getByText('Có hai thùng 250 ml bị vỡ nắp')).toBeInViewport()

    await page.goto('apps/chat/nobody')
    await expect(page.getByRole('heading', { name: say('This person is not here') })).toBeVisible()
  })

  test('@long the list shows who is here and what is unread, all of it is marked as read, and the profile opens by address', async ({
    page,
    language,
    say,
  }) => {
    await open(page, 'apps/chat')
    const { main, row, log } = partsOf(page, say)
    const unread = row('Lê Minh Châu').getByRole('link', {
      name: say('{unreadCount} unread', { unreadCount: '2' }),
    })
    await expect(unread).toBeVisible()
    await expect(main.locator('time').first()).not.toBeEmpty()
    await expect(main.getByRole('img', { name: say('Online') }).first(), 'who came online').toBeVisible()

    const menu = main.getByRole('button', { name: say('More actions') })
    await menu.click()
    await page.getByRole('menuitem', { name: say('Your profile') }).click()
    const profile = page.getByRole('dialog', { name: say('Your profile') })
    await expect(profile).toContainText('staff@outpost.example')
    await page.reload()
    await expect(profile.getByRole('heading', { name: 'Nguyễn Thị Hường' })).toBeVisible()
    await page.goBack()
    await expect(profile).toHaveCount(0)

    await menu.click()
    await page.getByRole('menuitem', { name: say('Mark all as read') }).click()
    await expect(unread).toHaveCount(0)
    await expect(main.getByText(language === 'vi' ? 'Đã đọc hết' : 'All read')).toBeVisible()
    await row('Lê Minh Châu').getByRole('link').click()
    await expect(log.getByRole('heading', { level: 3 }).first()).toHaveText(
      language === 'vi' ? /thứ|chủ nhật/i : /day/,
    )
    await expect(log.locator('time').last()).toHaveText(/^\d\d:\d\d$/)
  })

  test('@long a conversation of 5,000 messages opens at the newest one, and older ones are added above without a jump', async ({
    page,
    say,
  }) => {
    await open(page, 'apps/chat')
    const { log } = partsOf(page, say)
    const start = Date.now() - 5000 * 60_000
    await insert(
      page,
      'chatMessages',
      'mai-1',
      Array.from({ length: 5000 }, (_, index) => ({
        id: `many-${index}`,
        fromID: index % 3 === 0 ? 'huong' : 'mai',
        text: `Tin số ${index} ${'dài '.repeat(index % 40)}`,
        date: new Date(start + index * 60_000).toISOString(),
      })),
    )
    await page.goto('apps/chat/mai')
    await expect(log.getByText('Tin số 4999 ')).toBeInViewport()
    expect(await log.locator('p').count()).toBeLessThan(80)

    // The messages on screen stay where they are while older ones are added above.
    const moved = await log.evaluate(async element => {
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
      while (element.scrollTop > 1000) {
        element.scrollBy(0, -400)
        await frame()
      }
      const { top: upper, bottom } = element.getBoundingClientRect()
      const shown = () =>
        [...element.querySelectorAll('p')].flatMap(line => {
          const { top } = line.getBoundingClientRect()
          return top > upper && top < bottom ? [[line.innerText, top] as const] : []
        })
      const [before, height] = [shown(), element.scrollHeight]
      while (element.scrollHeight < height + 10_000) await frame()
      await frame()
      await frame()
      const after = new Map(shown())
      return before.flatMap(([text, top]) =>
        after.has(text) ? [Math.abs((after.get(text) ?? 0) - top)] : [],
      )
    })
    expect(moved.length).toBeGreaterThan(5)
    expect(Math.max(...moved)).toBeLessThan(2)

    // One key, however many messages are not loaded yet.
    await log.focus()
    await page.keyboard.press('Home')
    await expect(log.getByText('Tin số 0', { exact: true })).toBeInViewport()
    expect(await log.locator('p').count()).toBeLessThan(80)
    await page.getByRole('button', { name: say('Newest messages') }).click()
    await expect(log.getByText('Tin số 4999 ')).toBeInViewport()
  })
})
