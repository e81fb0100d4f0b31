import { places, rowOf, storedMail } from '#tests/support/data/mails.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

eachMirroredVariant(({ isNarrow, testIn }) => {
  testIn(3)('@long labels are created, coloured, renamed and deleted', async ({ page, say }) => {
    await open(page, 'apps/mailbox/inbox')
    const nav = await places(page, isNarrow, say)
    await nav.getByRole('button', { name: say('Edit labels') }).click()
    const dialog = page.getByRole('dialog', { name: say('Labels') })
    const color = (name: string) => dialog.getByRole('button', { name: say('Colour: {name}', { name }) })
    await color(say('Blue')).first().click()
    await page.getByRole('menuitemradio', { name: say('Pink') }).click()
    await dialog.getByRole('textbox', { name: say('New label') }).fill('Nhà cung cấp')
    await dialog.getByRole('button', { name: say('Add') }).click()
    const name = dialog.getByRole('textbox', { name: say('Name of the label') }).last()
    await expect(name).toHaveValue('Nhà cung cấp')
    await name.fill('Nhập hàng')
    await name.press('Enter')
    const line = dialog.getByRole('listitem').last()
    await expect(
      line.getByRole('button', { name: say('Colour: {name}', { name: say('Pink') }) }),
    ).toBeVisible()
    await line.getByRole('button', { name: say('Colour: {name}', { name: say('Pink') }) }).click()
    await page.getByRole('menuitemradio', { name: say('Teal') }).click()
    await expect(
      line.getByRole('button', { name: say('Colour: {name}', { name: say('Teal') }) }),
    ).toBeVisible()
    const stored = () => sendTo<object[]>(page, 'GET', '/api/apps/mailbox/labels')
    await expect
      .poll(async () => (await stored()).at(-1))
      .toMatchObject({ title: 'Nhập hàng', slug: 'nhap-hang', color: 'teal' })

    const remove = dialog.getByRole('button', { name: say('Delete {title}', { title: say('Forums') }) })
    await remove.click()
    const question = page.getByRole('alertdialog', {
      name: say('Delete the label “{title}”?', { title: say('Forums') }),
    })
    await question.getByRole('button', { name: say('Delete'), exact: true }).click()
    await expect.poll(async () => (await storedMail(page, 'inbox-15')).labels).toEqual([])
    // The dialog is smaller then, and its buttons have moved.
    await expect(remove).toHaveCount(0)
    await dialog.getByRole('button', { name: say('Done') }).click()
    await expect(dialog).toBeHidden()
    const expectPlaces = async () => {
      await expect(nav.getByRole('link', { name: 'Nhập hàng' })).toHaveAttribute('href', /label\/nhap-hang/)
      await expect(nav.getByRole('link', { name: say('Forums') })).toHaveCount(0)
    }
    await places(page, isNarrow, say)
    await expectPlaces()
    if (isNarrow) await page.keyboard.press('Escape')

    await goTo(page, '/apps/mailbox/inbox/inbox-15')
    await page
      .getByRole('article')
      .getByRole('button', { name: say('Labels') })
      .click()
    await page.getByRole('checkbox', { name: 'Nhập hàng' }).check()
    await page.keyboard.press('Escape')
    await goTo(page, '/apps/mailbox/label/nhap-hang')
    const expectMails = async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Nhập hàng' })).toBeVisible()
      await expect(rowOf(page, 'Bàn tròn: bán hàng dịp Tết')).toBeVisible()
    }
    await expectMails()
    await reloadOffline(page)
    await expectMails()
    await places(page, isNarrow, say)
    await expectPlaces()
  })
})
