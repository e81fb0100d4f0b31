import { mailsIn, places, rowOf, storedMail, undo } from '#tests/support/data/mails.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

eachVariant(({ isNarrow, testIn }) => {
  testIn(0)(
    '@long folders with counts, filters and labels; mails are moved to spam and trash, which are emptied',
    async ({ page, say }) => {
      await open(page, 'apps/mailbox/inbox')
      const title = (name: string, count?: number) =>
        count === undefined ? say(name) : say('{title}, {count}', { title: say(name), count: `${count}` })
      /** Checks the entries of the navigation, and closes it if it is over the list. */
      async function expectPlaces(...all: Parameters<typeof title>[]) {
        const nav = await places(page, isNarrow, say)
        for (const place of all)
          await expect(nav.getByRole('link', { name: title(...place), exact: true })).toBeVisible()
        if (isNarrow) await page.keyboard.press('Escape')
      }
      async function enter(...place: Parameters<typeof title>) {
        const nav = await places(page, isNarrow, say)
        await nav.getByRole('link', { name: title(...place), exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: say(place[0]) })).toBeVisible()
        if (isNarrow) await expect(nav, 'it gives way to the list').toHaveCount(0)
      }
      const mail = page.getByRole('article')
      const press = async (subject: string, action: string) => {
        await rowOf(page, subject).getByRole('link').click()
        await expect(mail.getByRole('heading', { name: subject })).toBeVisible()
        await mail.getByRole('button', { name: say(action) }).click()
        await expect(rowOf(page, subject)).toHaveCount(0)
      }
      await expectPlaces(
        ['Inbox', 4],
        ['Sent'],
        ['Drafts', 2],
        ['Outbox'],
        ['Spam', 4],
        ['Trash'],
        ['All mail'],
      )

      await enter('Spam', 4)
      await press('Duyệt vay 200 triệu trong 15 phút', 'Not spam')
      await expect.poll(() => storedMail(page, 'spam-2')).toMatchObject({ folder: 'inbox', unread: false })
      await enter('Trash')
      await press('Kẹt xe đường Phạm Văn Đồng', 'Restore')
      await expect.poll(() => storedMail(page, 'trash-4')).toMatchObject({ folder: 'inbox' })
      const gone = 'Hàng hiệu xả kho còn 99 nghìn'
      await press(gone, 'Delete for good')
      await expect.poll(async () => (await mailsIn(page, 'trash'))[0]?.subject).not.toBe(gone)
      await undo(page, say, say('Deleted for good'))
      await expect.poll(async () => (await mailsIn(page, 'trash'))[0]?.subject).toBe(gone)

      await goTo(page, '/apps/mailbox/inbox/inbox-6')
      await expect(mail.getByRole('heading', { name: 'Bảng công tháng 11' })).toBeVisible()
      if (isNarrow) await mail.getByRole('button', { name: say('More actions') }).click()
      // On a phone it is in the menu, because there is no space beside the other buttons.
      await page.getByRole(isNarrow ? 'menuitem' : 'button', { name: say('Move to spam') }).click()
      await expect.poll(async () => (await storedMail(page, 'inbox-6')).folder).toBe('spam')

      await enter('Starred')
      await expect(page).toHaveURL(/\/filter\/starred$/)
      await expect(rowOf(page, 'Hộp quà Tết, mẫu thử')).toBeVisible()
      await expect(
        page.locator('main li').getByRole('button', { name: say('Star'), exact: true }),
      ).toHaveCount(0)
      await enter('Forums')
      await expect(page).toHaveURL(/\/label\/forums$/)
      const expectForums = async () => {
        for (const subject of ['Bàn tròn: bán hàng dịp Tết', 'Cách các cửa hàng giảm hao hụt'])
          await expect(rowOf(page, subject)).toBeVisible()
        await expectPlaces(['Inbox', 4], ['Spam', 4], ['Starred'], ['Important'], ['tag: Work'], ['Forums'])
      }
      await expectForums()
      await reloadOffline(page)
      await expect(page.getByRole('heading', { level: 1, name: say('Forums') })).toBeVisible()
      await expectForums()
    },
  )
})
