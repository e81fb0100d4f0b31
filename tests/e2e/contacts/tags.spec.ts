import { paneOf, rowOf, storedContact, storedContacts } from '#tests/support/data/contacts.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

eachVariant(({ paneRole, testIn }) => {
  testIn(1)(
    '@long a tag is found, added, renamed in all contacts and deleted from all contacts',
    async ({ page, say }) => {
      await open(page, 'apps/contacts/dang-quynh-anh')
      const pane = paneOf(page, paneRole)
      const tags = async () => (await storedContact(page, 'Đặng Quỳnh Anh'))?.tags ?? []
      const before = await tags()
      expect(before).toEqual(['work', 'friend', 'baseball-team'])
      await pane.getByRole('button', { name: say('Tag'), exact: true }).click()
      const popover = page.getByRole('dialog', { name: say('Tags') })
      const find = popover.getByRole('textbox', { name: say('Find or create a tag') })
      await find.fill(say('Band'))
      await expect(popover.getByRole('checkbox')).toHaveCount(1)
      await find.press('Enter')
      await expect.poll(tags).toEqual([...before, 'band'])

      await page.getByRole('button', { name: say('Rename or delete tags') }).click()
      const name = page.getByRole('textbox', { name: say('Name of the tag') }).last()
      await name.fill('Ca tối')
      await name.press('Enter')
      // The new name moves the rows.
      await expect(
        page.getByRole('button', { name: say('Delete {title}', { title: 'Ca tối' }) }),
      ).toBeVisible()
      await page.getByRole('button', { name: say('Delete {title}', { title: say('Baseball team') }) }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: say('Delete'), exact: true }).click()
      await expect.poll(tags).toEqual(['work', 'friend', 'band'])
      const having = (tag: string) =>
        storedContacts(page).then(all => all.filter(({ tags }) => tags.includes(tag)))
      expect(await having('baseball-team'), 'it goes from everybody').toEqual([])
      await page
        .getByRole('button', { name: say('Done') })
        .last()
        .click()
      await expect(page.getByRole('checkbox', { name: 'Ca tối' })).toBeChecked()
      await page.keyboard.press('Escape')

      await reloadOffline(page)
      await expect(pane.getByText('Ca tối', { exact: true })).toBeVisible()
      await page.goto('apps/contacts?tag=band')
      await expect(rowOf(page, 'Đặng Quỳnh Anh')).toBeVisible()
    },
  )

  testIn(1)(
    '@long a birthday is entered, and a photo is added, removed and restored',
    async ({ page, language, say }) => {
      await open(page, 'apps/contacts/dang-quynh-anh?edit=true')
      const pane = paneOf(page, paneRole)
      const stored = () => storedContact(page, 'Đặng Quỳnh Anh')
      await pane.getByRole('button', { name: say('Birthday') }).click()
      const date = page.getByRole('textbox', { name: say('Date'), exact: true })
      await date.fill('18/08/1994')
      await date.press('Enter')
      await expect.poll(stored).toMatchObject({ birthday: '1994-08-18T12:00:00.000Z' })

      await pane.locator('input[type=file]').setInputFiles('public/images/files/blossom.jpg')
      await expect.poll(stored).toMatchObject({ avatar: expect.stringMatching(/^data:image\/jpeg/) })
      await pane.getByRole('button', { name: say('Remove'), exact: true }).click()
      await expect.poll(stored).toMatchObject({ avatar: null })
      await page.getByRole('button', { name: say('Undo') }).click()
      await expect.poll(stored).toMatchObject({ avatar: expect.stringMatching(/^data:image\/jpeg/) })
      await pane.getByRole('button', { name: say('Done') }).click()

      await reloadOffline(page)
      await expect(pane.locator('img[src^="data:image/jpeg"]')).toBeVisible()
      const inList = rowOf(page, 'Đặng Quỳnh Anh').locator('img[src*="images/photos/"]')
      // On a phone the list is below the pane, and its pictures load when they are visible.
      if (paneRole === 'complementary')
        await expect
          .poll(() => inList.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      await expect(pane.getByText('1994')).toContainText(language === 'vi' ? 'tháng 8' : 'August')
    },
  )
})
