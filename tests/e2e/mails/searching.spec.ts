import { rowOf } from '#tests/support/data/mails.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

const delivery = 'Giao nước mắm thứ Sáu, dời sang 11:00'

eachVariant(({ testIn }) => {
  testIn(1)(
    '@long mails are found by words without accents, by sender, as unread and with files',
    async ({ page, say }) => {
      await open(page, 'apps/mailbox/inbox')
      const rows = page.locator('main li').filter({ has: page.getByRole('checkbox') })
      const unread = page.getByRole('button', { name: say('Unread only') })
      const attached = page.getByRole('button', { name: say('With attachments only') })
      await expect(rows).toHaveCount(10)
      await unread.click()
      await expect(page).toHaveURL(/unread=true/)
      await expect(rows).toHaveCount(4)
      await attached.click()
      await expect(page).toHaveURL(/attached=true/)
      await expect(rows).toHaveCount(2)
      for (const subject of ['Đối soát ví điện tử ngày 19', 'Hợp đồng mặt bằng 2027'])
        await expect(rowOf(page, subject)).toBeVisible()
      await unread.click()
      await attached.click()
      await expect(page).toHaveURL(/inbox$/)

      // One of these is in the trash: only the search in all mails finds it.
      const search = page.getByRole('searchbox', { name: say('Search mails') })
      await goTo(page, '/apps/mailbox/inbox?page=2')
      await search.fill('tui giay')
      await expect(page, 'another search begins on the first page').toHaveURL(/inbox\?q=tui(\+|%20)giay$/)
      await expect(rowOf(page, 'Báo giá túi giấy in một màu')).toBeVisible()
      await expect(rowOf(page, 'Báo giá túi giấy (bản đầu)')).toHaveCount(0)
      await page.getByRole('link', { name: say('Search in all mail') }).click()
      await expect(page).toHaveURL(/\/all\?q=tui/)
      await expect(rowOf(page, 'Báo giá túi giấy (bản đầu)')).toBeVisible()
      await search.fill('zzzz')
      await expect(page.getByRole('heading', { name: say('No mail found') })).toBeVisible()
      await page.getByRole('button', { name: say('Show all') }).click()
      await expect(rows).toHaveCount(10)

      await rowOf(page, delivery).getByRole('link').click()
      await page
        .getByRole('article')
        .getByRole('button', { name: say('More actions') })
        .click()
      await page
        .getByRole('menuitem', { name: say('Mails from {name}', { name: 'Trịnh Công Khoa' }) })
        .click()
      await expect(page).toHaveURL(/\/all\?from=khoa%40honthom.example$/)
      await expect(rows).toHaveCount(2)
      await expect(rowOf(page, 'Phiếu giao số 2017')).toBeVisible()
      const from = say('From {from}', { from: 'khoa@honthom.example' })
      await page.getByRole('button', { name: say('Remove {tag}', { tag: from }) }).click()
      await expect(rows).toHaveCount(10)

      await goTo(page, '/apps/mailbox/inbox')
      await search.fill('nuoc mam honthom')
      await attached.click()
      await expect(page).toHaveURL(/q=nuoc/)
      await expect(page).toHaveURL(/attached=true/)
      await search.press('End')
      await expect(search).toBeFocused()
      const expectFound = async () => {
        await expect(search).toHaveValue('nuoc mam honthom')
        await expect(attached).toHaveAttribute('aria-pressed', 'true')
        await expect(rowOf(page, delivery).locator('mark').first()).toHaveText(/nước/i)
        await expect(rows.filter({ hasText: 'Giá cà phê' })).toHaveCount(0)
      }
      await expectFound()
      await reloadOffline(page)
      await expectFound()
    },
  )

  testIn(0)(
    'mails are found while the user types, and the search is still there after one of them was opened',
    async ({ page, say }) => {
      await open(page, 'apps/mailbox/inbox?page=2')
      const search = page.getByRole('searchbox', { name: say('Search mails') })
      await expect(page.locator('main li').getByRole('checkbox').first()).toBeVisible()
      // The pause before the address changes does not end.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 1000)
      await search.fill('tui')
      const quote = rowOf(page, 'Báo giá túi giấy in một màu')
      await expect(quote).toBeVisible()
      await expect(quote.locator('mark').first()).toHaveText('túi')
      await search.fill('tui zzzz')
      await expect(page.getByRole('heading', { name: say('No mail found') })).toBeVisible()
      await search.fill('tui giay')
      await expect(quote).toBeVisible()
      await expect(page).toHaveURL(/inbox\?page=2$/)

      await page.clock.resume()
      await quote.getByRole('link').click()
      await expect(page.getByRole('article')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/inbox\?q=tui(\+|%20)giay$/)
      await expect(quote).toBeVisible()
    },
  )
})
